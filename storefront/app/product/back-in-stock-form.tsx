import { Button } from '@casamaestra/ui/button.tsx';
import type { FormEvent } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';

/** With scripts the page stays, and the answer is said below the form. */
const send = (event: FormEvent<HTMLFormElement>): void => {
  event.preventDefault();
  const form = event.currentTarget;
  void import('./ask-for-notice.ts').then((part) => part.sendNoticeForm(form));
};

/** Sold out: one mail when the article is back, and what could stand in its place. Works without scripts. */
export function BackInStockForm({ sku }: { sku: string }) {
  const { product } = useMessages();
  return (
    <form action="/api/open/stock-notice/" method="post" className={css.notify} onSubmit={send}>
      <p>{product.soldOutNote}</p>
      <input type="hidden" name="sku" value={sku} />
      <label htmlFor="avvisami">{product.notifyEmail}</label>
      <p className={css.add}>
        <input id="avvisami" name="email" type="email" required autoComplete="email" maxLength={254} />
        <Button type="submit">{product.notify}</Button>
      </p>
      <p role="status" />
    </form>
  );
}
