import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { useId } from 'react';
import type { Card } from '../catalogue/card.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-row.module.css';

type ProductRowProps = {
  title: string;
  cards: readonly Card[];
  link?: { label: string; href: string } | undefined;
};

/** A titled row of products that scrolls sideways, by arrows where there is a mouse; nothing when there are none. */
export function ProductShelf({ title, cards, link }: ProductRowProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className={css.row} aria-labelledby={id} data-travel="" data-row="">
      <SectionHeading id={id} title={title} link={link} />
      <ul className={css.cards} tabIndex={0} aria-labelledby={id}>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
