import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import type { Card } from '../catalogue/card.ts';
import { ProductCard } from '../listing/product-card.tsx';
import css from './product-grid.module.css';

interface ProductGridProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: { label: string; href: string };
  readonly cards: readonly Card[];
  /** Stands beside something else: three cards at most. */
  readonly beside?: boolean;
}

/** A titled grid of product cards. */
export const ProductGrid = ({ id, title, text, link, cards, beside }: ProductGridProps) =>
  cards.length === 0 ? null : (
    <section className={beside ? css.beside : `page ${css.section}`} aria-labelledby={id}>
      <SectionHeading id={id} title={title} text={text} link={link} />
      <ul className={css.grid}>
        {cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
