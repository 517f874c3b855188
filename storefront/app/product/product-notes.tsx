import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './buy-box.module.css';
import type { ProductView } from './product-view.ts';

/** Notices required before the order: made to measure, hazardous, adults only. */
export function ProductNotes({ view }: { view: ProductView }) {
  const { product } = useMessages();
  const notes = [
    ...(view.customMade ? [product.customMade] : []),
    ...(view.hazardous ? [product.hazardous] : []),
    ...(view.minAge === undefined ? [] : [product.minAge(view.minAge)]),
  ];
  return notes.map((note) => (
    <p key={note} className={css.note}>
      <Icon name="warning" size={20} />
      <span>{note}</span>
    </p>
  ));
}
