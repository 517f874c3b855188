import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';
import type { VariantView } from './product-view.ts';

const fewPieces = 3;

/** The stock of a variant as text. */
export function StockLine({ variant }: { variant: VariantView }) {
  const { product, card: texts } = useMessages();
  if (variant.stock === 0) return <p className={css.stockNone}>{texts.soldOut}</p>;
  const few = variant.stock <= fewPieces;
  return (
    <p className={few ? css.stockFew : css.stock}>
      <Icon name={few ? 'clock' : 'check'} size={18} />
      {few ? texts.lastPieces(variant.stock) : product.inStock}
    </p>
  );
}
