import { Icon } from '@casamaestra/ui/icon.tsx';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { guaranteePage, urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';
import type { ProductView } from './product-view.ts';

/** Delivery price and returns, before anything is in the cart. */
export function DeliveryEstimate({
  customMade,
  delivery,
}: Pick<ProductView, 'customMade'> & { delivery: readonly [cost: string, days: string] | undefined }) {
  const { product } = useMessages();
  const promises: readonly (readonly [IconName, string])[] = [
    ...(delivery
      ? ([['truck', delivery[0]], ...(delivery[1] === '' ? [] : [['clock', delivery[1]] as const])] as const)
      : []),
    ...(customMade ? [] : ([['returns', product.returns]] as const)),
    ['shield', product.guarantee],
  ];
  return (
    <section className={css.promise} aria-label={product.deliveryTitle}>
      <ul className={css.promises}>
        {promises.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={20} />
            {icon === 'shield' ? <a href={urls.webPage(guaranteePage)}>{text}</a> : text}
          </li>
        ))}
      </ul>
    </section>
  );
}
