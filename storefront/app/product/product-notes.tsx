import { Icon } from '@casamaestra/ui/icon.tsx';
import css from './buy-box.module.css';
import type { ProductView } from './product-view.ts';

/** Notices required before the order. */
export function ProductNotes({ notes }: Pick<ProductView, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className={css.note}>
      <Icon name="warning" size={20} />
      <span>{note}</span>
    </p>
  ));
}
