import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import 'virtual:texts/quick';
import { LocaleContext, useMessages } from '../i18n/use-messages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { documentLocale } from '../platform/locale.ts';
import { QuickProduct } from './quick-product.tsx';
import css from './quick-view.module.css';

/** What a card leads to. */
interface Asked {
  readonly href: string;
  readonly name: string;
}

type Opener = (asked: Asked) => void;

/** A product over the listing: pictures, price, variants, cart. The dialog traps the focus and gives it back. */
function QuickView({ onOpener }: { onOpener: (open: Opener) => void }) {
  const { quick } = useMessages();
  const [asked, setAsked] = useState<Asked | null>(null);
  onOpener(setAsked);
  return (
    <Dialog
      title={asked?.name ?? quick.open}
      closeLabel={quick.close}
      open={asked !== null}
      onClose={() => setAsked(null)}
      className={css.dialog}
    >
      {asked && <QuickProduct key={asked.href} href={asked.href} onDone={() => setAsked(null)} />}
    </Dialog>
  );
}

let open: Opener | undefined;

function mounted(): Opener | undefined {
  if (open) return open;
  const place = document.createElement('div');
  place.id = 'quick-view';
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <LocaleContext value={documentLocale()}>
        <QuickView onOpener={(opener) => (open = opener)} />
      </LocaleContext>,
    ),
  );
  return open;
}

/** Puts a link to the quick view on a card, after the icons of its picture. */
export function offerQuickView(card: HTMLElement): void {
  const name = card.querySelector<HTMLAnchorElement>('h3 a');
  const compare = card.querySelector('a[href*="compare?add="]');
  if (!name || !compare) return;
  const { quick } = messagesOf(documentLocale());
  const { href } = name;
  const title = name.textContent;
  const link = Object.assign(document.createElement('a'), {
    href,
    className: css.offer,
    textContent: quick.open,
    ariaLabel: quick.openNamed(title),
  });
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    mounted()?.({ href, name: title });
  });
  compare.after(link);
}
