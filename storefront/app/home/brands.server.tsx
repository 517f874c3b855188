import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './brands.module.css';
import type { Tile } from './home-view.ts';

/** The brands, as logos where available, else as names. */
export const Brands = ({ tiles }: { tiles: readonly Tile[] }) => {
  const { home: texts } = useMessages();
  if (tiles.length === 0) return null;
  return (
    <section className={`page ${css.section}`} aria-labelledby="home-brands">
      <SectionHeading id="home-brands" title={texts.brands} />
      <ul className={css.list}>
        {tiles.map(({ label, url, image }) => (
          <li key={url}>
            <a href={url} className={css.brand}>
              {image ? <img src={image} alt={label} width={160} height={64} loading="lazy" /> : label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
