import { useState } from 'react';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';

type CopyButtonProps = {
  /** What is put on the clipboard. */
  text: string;
  /** On the button: "Copia". */
  label: string;
  /** On the button for a moment after: "Copiato". */
  doneLabel: string;
  /** What is copied, for assistive technology: "Copia l’IBAN". */
  name: string;
};

/** Puts a text on the clipboard and says so. */
export const CopyButton = ({ text, label, doneLabel, name }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setDone(true);
    window.setTimeout(() => setDone(false), 2500);
  };
  return (
    <>
      <Button
        size="s"
        variant="secondary"
        icon={done ? 'check' : 'document'}
        aria-label={name}
        onClick={() => void copy()}
      >
        {done ? doneLabel : label}
      </Button>
      <span className="visually-hidden" role="status">
        {done ? `${name}: ${doneLabel}` : ''}
      </span>
    </>
  );
};
