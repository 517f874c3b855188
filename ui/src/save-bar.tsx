import { Button } from './button.tsx';
import css from './save-bar.module.css';

type SaveBarProps = {
  /** "2 modifiche non salvate"; empty: nothing to save, and no bar. */
  text: string;
  saveLabel: string;
  discardLabel: string;
  onDiscard: () => void;
  busy?: boolean | undefined;
};

/** Stays at the foot of a form while it has something to save: inside the `<form>`, whose submit button it is. */
export const SaveBar = ({ text, saveLabel, discardLabel, onDiscard, busy }: SaveBarProps) => (
  <div className={css.bar} role="status" data-empty={text === '' ? '' : undefined}>
    {text !== '' && (
      <>
        <p>{text}</p>
        <Button variant="quiet" size="s" onClick={onDiscard} disabled={busy}>
          {discardLabel}
        </Button>
        <Button type="submit" size="s" busy={busy}>
          {saveLabel}
        </Button>
      </>
    )}
  </div>
);
