import { Icon } from '@casamaestra/ui/icon.tsx';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { guaranteePage, urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';
import { CapForm } from './cap-form.tsx';
import type { ProductView, VariantView } from './product-view.ts';
import { useArrival } from './use-arrival.ts';

type DeliveryEstimateProps = { view: ProductView; variant: VariantView };

/** Delivery price and time, at a CAP with its days, and returns, before anything is in the cart. */
export function DeliveryEstimate({ view, variant: { sku, stock } }: DeliveryEstimateProps) {
  const { product } = useMessages();
  const usual = view.delivery?.bySku[sku] ?? view.delivery?.usual;
  const isDelivered = usual !== undefined && usual[0] !== '' && stock > 0 && !view.isPreview;
  const { arrival, ask } = useArrival(isDelivered ? sku : null, view.arrival);
  const [cost = '', time = '', pickup = ''] = arrival?.words ?? usual ?? [];
  const promises: readonly (readonly [IconName, string])[] = [
    ['truck', cost],
    ['clock', time],
    ['store', pickup],
    ['returns', view.customMade ? '' : product.returns],
    ['shield', product.guarantee],
  ];
  return (
    <section id="consegna" className={css.promise} aria-label={product.deliveryTitle}>
      <ul className={css.promises} data-at-cap={isDelivered ? '' : undefined}>
        {promises
          .filter(([, text]) => text !== '')
          .map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={20} />
              {icon === 'shield' ? <a href={urls.webPage(guaranteePage)}>{text}</a> : <span>{text}</span>}
            </li>
          ))}
      </ul>
      {isDelivered && <CapForm sku={sku} arrival={arrival} onAsk={ask} />}
    </section>
  );
}
