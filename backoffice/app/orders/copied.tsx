import type { Address } from '@casamaestra/contract/checkout/address.ts';
import { CopyButton } from '@casamaestra/ui/copy-button.tsx';
import { texts } from '../platform/texts.ts';
import { postalLines } from './postal-lines.ts';
import css from './order.module.css';

/** A text with a button that copies it; `name` says to a screen reader which. */
export function Copied({ text, name }: { text: string; name: string }) {
  const { copied, copy } = texts().orders;
  return (
    <div className={css.copied}>
      <span>{text}</span>
      <CopyButton text={text} label={copy} doneLabel={copied} name={name} />
    </div>
  );
}

/** An address in its lines, to be copied as a whole. */
export function Postal({ address, name }: { address: Address; name: string }) {
  const lines = postalLines(address);
  const { copied, copy } = texts().orders;
  return (
    <div className={css.copied}>
      <address>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <CopyButton text={lines.join('\n')} label={copy} doneLabel={copied} name={name} />
    </div>
  );
}
