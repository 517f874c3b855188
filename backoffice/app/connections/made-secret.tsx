import { Button } from '@casamaestra/ui/button.tsx';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { texts } from '../platform/texts.ts';
import css from './connections.module.css';

interface MadeSecretProps {
  text: string;
  copyNamed: string;
  secret: string;
  onDone: () => void;
}

/** A secret that is shown this once: copied, then gone. */
export function MadeSecret({ text, copyNamed, secret, onDone }: MadeSecretProps) {
  const { tokens } = texts().connections;
  return (
    <div className={css.form}>
      <p>{text}</p>
      <code className={css.secret}>{secret}</code>
      <div className={css.acts}>
        <CopyButton text={secret} label={tokens.copy} doneLabel={tokens.copied} name={copyNamed} />
        <Button size="s" onClick={onDone}>
          {tokens.kept}
        </Button>
      </div>
    </div>
  );
}
