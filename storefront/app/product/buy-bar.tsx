import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { EnergyArrow } from '../catalogue/energy-arrow.tsx';
import type { EnergyClass } from '../catalogue/energy-class.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './buy-bar.module.css';

type BuyBarProps = { name: string; price: number; energy?: EnergyClass | undefined };

/** Where style sheets cannot follow the scroll (Firefox), an observer does. */
function follow(bar: HTMLDivElement | null): (() => void) | undefined {
  const button = document.getElementById('aggiungi');
  if (bar === null || button === null || CSS.supports('animation-timeline', '--add-to-cart'))
    return undefined;
  const observer = new IntersectionObserver((seen) =>
    bar.toggleAttribute('data-away', seen.at(-1)?.isIntersecting === true),
  );
  observer.observe(button);
  return () => observer.disconnect();
}

/**
 * Price and button at the foot of the screen while the main button is out of sight (style sheets decide);
 * it presses that button, so that quantity and notices are the same. Without scripts, where a layout has the bar at any
 * time, it leads back to the offer.
 */
export function BuyBar({ name, price, energy }: BuyBarProps) {
  const { product } = useMessages();
  return (
    <div ref={follow} className={css.bar} data-no-print="">
      <p>
        <span className={css.name}>{name}</span>
        <strong>{money(price, useLocale())}</strong>
      </p>
      {energy && <EnergyArrow energy={energy} />}
      <LinkButton href="#acquista" variant="secondary" className={css.plain}>
        {product.toOffer}
      </LinkButton>
      <Button onClick={() => document.getElementById('aggiungi')?.click()}>{product.addToCart}</Button>
    </div>
  );
}
