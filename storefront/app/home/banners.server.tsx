import { Icon } from '@casamaestra/ui/icon.tsx';
import type { Language } from '@casamaestra/texts/languages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import css from './banners.module.css';
import type { Banner } from './home-view.ts';

/** Promo banners: a colour, a line of text, a picture. The whole banner is the link. */
export const Banners = ({ banners, lang }: { banners: readonly Banner[]; lang: Language | undefined }) => {
  const { home: texts } = useMessages();
  if (banners.length === 0) return null;
  return (
    <section className={`page ${css.section}`} aria-label={texts.banners}>
      <ul lang={lang} className={css.list}>
        {banners.map(({ label, text, url, image, srcset, focus, background, colour }) => (
          <li key={label}>
            <a href={url} className={css.banner} style={{ background, color: colour }}>
              <span className={css.text}>
                <strong className={css.title}>{label}</strong>
                {text && <span>{text}</span>}
                <Icon name="arrow-right" />
              </span>
              {image && (
                <img
                  src={image}
                  srcSet={srcset ?? undefined}
                  sizes="(width < 48rem) 100vw, 33vw"
                  alt=""
                  width={600}
                  height={400}
                  loading="lazy"
                  style={focus === undefined ? undefined : { objectPosition: focus }}
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
