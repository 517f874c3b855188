import { useState } from 'react';
import { Button } from './button.tsx';
import { say } from './live.ts';
import { copyText } from './copy-text.ts';

type CopyButtonProps = {
  /** Text to copy. */
  text: string;
  /** Label of the button: "Copia". */
  label: string;
  /** Label for a moment after copying: "Copiato". */
  doneLabel: string;
  /** Accessible name: "Copia l’IBAN". */
  name: string;
};

/** A button that copies a text and confirms it. */
export const CopyButton = ({ text, label, doneLabel, name }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setDone(true);
    say(`${name}: ${doneLabel}`);
    window.setTimeout(() => setDone(false), 2500);
  };
  return (
    <Button
      size="s"
      variant="secondary"
      icon={done ? 'check' : 'document'}
      // What is read out begins with what is seen (WCAG 2.5.3).
      aria-label={done ? `${doneLabel}: ${name}` : name}
      onClick={() => void copy()}
    >
      {done ? doneLabel : label}
    </Button>
  );
};
