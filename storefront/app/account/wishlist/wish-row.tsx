import type { removeFromWishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Money } from '@casamaestra/ui/money.tsx';
import { showToast } from '@casamaestra/ui/toast.ts';
import { useState } from 'react';
import { browserCart } from '../../cart/browser-cart.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { ServiceUnreachable, callService } from '../../platform/service-call.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { cartItemOf } from './wish.ts';
import type { Wish } from './wish.ts';
import css from './wishlist.module.css';

type WishRowProps = {
  sku: string;
  /** Undefined for what is not sold any more. */
  wish: Wish | undefined;
  onRemoved: (wish: { sku: string; name: string }) => void;
};

/** One wished item: picture, price, stock, ways to the cart and off the list. */
export function WishRow({ sku, wish, onRemoved }: WishRowProps) {
  const { account } = useMessages();
  const lang = useContentLang();
  const name = wish?.name ?? sku;
  return (
    <tr>
      <th scope="row" className={css.product}>
        <span className={css.picture}>
          {wish?.picture && <img src={wish.picture.url} width={80} height={80} alt="" loading="lazy" />}
        </span>
        <span className={css.name} lang={lang}>
          {wish ? <a href={urls.product(wish.slug, wish.sku)}>{name}</a> : name}
        </span>
      </th>
      <td className={css.price}>{wish && <Price wish={wish} />}</td>
      <td className={css.stock}>
        <Stock wish={wish} />
      </td>
      <td className={css.actions}>
        {wish?.choose && (
          <LinkButton href={urls.product(wish.slug)} variant="secondary" size="s">
            {account.chooseOptions}
          </LinkButton>
        )}
        {wish && !wish.choose && wish.stock > 0 && (
          <Button
            size="s"
            aria-label={account.addToCartNamed(name)}
            onClick={() => browserCart().add(cartItemOf(wish))}
          >
            {account.addToCart}
          </Button>
        )}
        <Remove sku={sku} name={name} onRemoved={onRemoved} />
      </td>
    </tr>
  );
}

function Price({ wish }: { wish: Wish }) {
  const { account } = useMessages();
  const locale = useLocale();
  return (
    <Money
      text={money(wish.price, locale)}
      was={wish.was === undefined ? undefined : money(wish.was, locale)}
      labels={{ now: account.price, was: account.priceBefore }}
    />
  );
}

const fewPieces = 3;

function Stock({ wish }: { wish: Wish | undefined }) {
  const { account } = useMessages();
  if (!wish) return <span className={css.none}>{account.notSold}</span>;
  if (wish.stock === 0) return <span className={css.none}>{account.soldOut}</span>;
  const few = wish.stock <= fewPieces && !wish.choose;
  return (
    <span className={few ? css.few : css.some}>{few ? account.fewLeft(wish.stock) : account.inStock}</span>
  );
}

function Remove({
  sku,
  name,
  onRemoved,
}: {
  sku: string;
  name: string;
  onRemoved: WishRowProps['onRemoved'];
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
    <IconButton icon="trash" label={account.removeWish(name)} disabled={busy} onClick={() => void remove()} />
  );
}
