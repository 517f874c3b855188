import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { browserCart } from '../cart/browser-cart.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { browserDraft } from '../draft/browser-draft.ts';
import css from './no-delivery.module.css';

/** Articles that cannot be delivered to the address, with the possible solutions; the shopper must choose. */
export function NoDelivery({ quote }: { quote: Quote }) {
  const { receive: texts, shipping } = useMessages().checkout;
  const why = quote.changes.find(({ kind }) => kind === 'shipping_unavailable')?.message;
  const pickup = quote.shipping_options.find(({ kind }) => kind === 'pickup');
  const blocking = quote.lines.filter(({ sku }) => quote.undeliverable.includes(sku));
  return (
    <div className={css.box} role="status">
      <p className={css.why}>
        <Icon name="info" size={22} />
        <span>{why ?? shipping.none}</span>
      </p>
      <p>{texts.ways}</p>
      <div className={css.ways}>
        {pickup && (
          <Button
            size="s"
            onClick={() => browserDraft().change({ shipping_kind: 'pickup', shipping_rule: pickup.name })}
          >
            {pickup.label}
          </Button>
        )}
        {blocking.map(({ sku, name }) => (
          <Button
            key={sku}
            size="s"
            variant="secondary"
            icon="trash"
            onClick={() => browserCart().remove(sku)}
          >
            {texts.removeLine(name)}
          </Button>
        ))}
        <LinkButton size="s" variant="quiet" href={urls.webPage('web-page/dove-siamo')}>
          {texts.write}
        </LinkButton>
      </div>
    </div>
  );
}
