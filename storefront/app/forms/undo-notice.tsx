import type { CallOutcome } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { FormFailure } from './form-failure.tsx';
import css from './form.module.css';
import { useForm } from './use-form.ts';

type UndoNoticeProps = {
  /** A sentence about what was removed; null shows nothing. */
  text: string | null;
  restore: () => Promise<CallOutcome<unknown>>;
  onRestored: () => void;
};

/** Notice that something was removed, with an undo button. */
export function UndoNotice({ text, restore, onRestored }: UndoNoticeProps) {
  const { account } = useMessages();
  const { state, formProps } = useForm({ send: restore, done: onRestored });
  return (
    <div role="status">
      {text !== null && (
        <form {...formProps} className={css.undo}>
          <FormFailure state={state} />
          <span>{text}</span>
          <Button type="submit" variant="quiet" size="s" busy={state.busy}>
            {account.undo}
          </Button>
        </form>
      )}
    </div>
  );
}
