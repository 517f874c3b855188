import { Button } from '@casamaestra/ui/button.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './buy-bar.module.css';

type BuyBarProps = { name: string; price: number };

/**
 * Price and button at the foot of the screen while the main button is out of sight (style sheets alone decide);
 * it presses that button, so that quantity and notices are the same.
 */
export function BuyBar({ name, price }: BuyBarProps) {
  const { product } = useMessages();
  return (
    <div className={css.bar} data-no-print="">
      <p>
        <span className={css.name}>{name}</span>
        <strong>{money(price, useLocale())}</strong>
      </p>
      <Button onClick={() => document.getElementById('aggiungi')?.click()}>{product.addToCart}</Button>
    </div>
  );
}
