import type { removeFromWishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { LineName, LinePicture } from '@casamaestra/ui/line-list.tsx';
import { Money } from '@casamaestra/ui/money.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { browserCart } from '../../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable, callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { EnergyArrow } from '../../catalogue/energy-arrow.tsx';
import { cartItemOfWish } from './wishlist-item.ts';
import type { WishlistItem } from './wishlist-item.ts';
import css from './wishlist.module.css';

type WishlistItemRowProps = {
  sku: string;
  /** Undefined when it is no longer sold. */
  item: WishlistItem | undefined;
  onRemoved: (item: { sku: string; name: string }) => void;
};

/** A wishlist item: picture, price, stock, add to cart, remove. */
export function WishlistItemRow({ sku, item, onRemoved }: WishlistItemRowProps) {
  const { account, card } = useMessages();
  const lang = useContentLang();
  const name = item?.name ?? sku;
  return (
    <tr>
      <th scope="row" className={css.product}>
        <LinePicture>
          {item?.picture && <img src={item.picture.url} width={80} height={80} alt="" loading="lazy" />}
        </LinePicture>
        <LineName as="span" className={css.name} lang={lang}>
          {item ? <a href={urls.product(item.slug, item.sku)}>{name}</a> : name}
          {item?.picture?.other_colour && <small>{card.otherColour}</small>}
        </LineName>
      </th>
      <td className={css.price}>
        {item && <Price item={item} />}
        {item?.energy && <EnergyArrow energy={item.energy} />}
      </td>
      <td className={css.stock}>
        <Stock item={item} />
      </td>
      <td className={css.actions}>
        {item?.choose && (
          <LinkButton href={urls.product(item.slug)} variant="secondary" size="s">
            {account.chooseOptions}
          </LinkButton>
        )}
        {item && !item.choose && item.stock > 0 && (
          <Button
            size="s"
            aria-label={account.addToCartNamed(name)}
            onClick={() => browserCart().add(cartItemOfWish(item))}
          >
            {account.addToCart}
          </Button>
        )}
        <Remove sku={sku} name={name} onRemoved={onRemoved} />
      </td>
    </tr>
  );
}

function Price({ item }: { item: WishlistItem }) {
  const { account, card } = useMessages();
  const locale = useLocale();
  const { unitPrice } = item;
  return (
    <Money
      text={money(item.price, locale)}
      was={item.was === undefined ? undefined : money(item.was, locale)}
      labels={{ now: account.price, was: account.priceBefore }}
      note={unitPrice && card.perUnit(money(unitPrice[0], locale), unitPrice[1])}
    />
  );
}

const fewPieces = 3;

function Stock({ item }: { item: WishlistItem | undefined }) {
  const { account } = useMessages();
  if (!item) return <span className={css.none}>{account.notSold}</span>;
  if (item.stock === 0) return <span className={css.none}>{account.soldOut}</span>;
  const few = item.stock <= fewPieces && !item.choose;
  return (
    <span className={few ? css.few : css.some}>{few ? account.fewLeft(item.stock) : account.inStock}</span>
  );
}

function Remove({
  sku,
  name,
  onRemoved,
}: {
  sku: string;
  name: string;
  onRemoved: WishlistItemRowProps['onRemoved'];
}) {
  const { account, page } = useMessages();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await callService<typeof removeFromWishlistOperation>(
        'mymb_ecommerce.mymb_ecommerce.wishlist.remove_from_wishlist',
        { item_code: sku },
      );
      if (answer.ok) onRemoved({ sku, name });
      else showToast({ kind: 'danger', text: answer.refusal.message });
    } catch (error) {
      if (!(error instanceof ServiceUnreachable)) throw error;
      showToast({ kind: 'danger', text: page.offline });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="trash"
      label={account.removeWishlistItem(name)}
      disabled={busy}
      onClick={() => void remove()}
    />
  );
}
