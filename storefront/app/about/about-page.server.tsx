import type { aboutOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { iconPaths } from '@casamaestra/ui/icon-paths.ts';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import type { CSSProperties } from 'react';
import { contentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import css from './about.module.css';

type View = OperationOutput<typeof aboutOperation>;
export type AboutView = View & { readonly about: NonNullable<View['about']> };

const iconNamed = (name: string | null): IconName =>
  name !== null && Object.hasOwn(iconPaths, name) ? (name as IconName) : 'check';

/** Told to the style sheet, which lays half a page out as the whole one. */
const columns = (things: readonly unknown[]): CSSProperties =>
  ({ '--columns': things.length }) as CSSProperties;

/** R13, B03: what the shop says of itself, what can be counted, what buyers wrote. */
export function AboutPage({ view }: { view: AboutView }) {
  const { blog } = useMessages();
  const { about } = view;
  return (
    <>
      <header className={css.head} lang={about.lang}>
        <h1>{about.title}</h1>
        <div className={css.intro} dangerouslySetInnerHTML={{ __html: about.html }} />
      </header>
      <Counters view={view} />
      {about.features.length > 0 && (
        <ul className={css.features} style={columns(about.features)} lang={about.lang}>
          {about.features.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={iconNamed(icon)} size={32} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {about.sections.map(({ title, html, url }) => (
        <section key={title} className={css.part} lang={about.lang}>
          <h2>{title}</h2>
          <div dangerouslySetInnerHTML={{ __html: html }} />
          {url !== null && (
            <a href={url} aria-label={`${blog.about.more}: ${title}`}>
              {blog.about.more}
            </a>
          )}
        </section>
      ))}
      <Testimonials view={view} />
      <p data-no-print="">
        <LinkButton href={urls.contact()}>{blog.about.contact}</LinkButton>
      </p>
    </>
  );
}

function Counters({ view: { about, counts } }: { view: AboutView }) {
  const { blog } = useMessages();
  const locale = useLocale();
  const stars =
    counts.stars === null ? [] : [[number(Math.round(counts.stars * 10) / 10, locale), blog.about.stars]];
  const rows = [
    [number(counts.products, locale), blog.about.products],
    ...(counts.reviews > 0 ? [[number(counts.reviews, locale), blog.about.reviews], ...stars] : []),
    ...(counts.posts > 0 ? [[number(counts.posts, locale), blog.about.posts]] : []),
    ...about.counters.map(({ value, label }) => [value, label]),
  ];
  return (
    <section className={css.counters} aria-labelledby="about-counters">
      <h2 id="about-counters">{blog.about.counters}</h2>
      <dl style={columns(rows)}>
        {rows.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p>{blog.about.countersNote}</p>
    </section>
  );
}

function Testimonials({ view: { testimonials } }: { view: AboutView }) {
  const { blog } = useMessages();
  const lang = contentLang(useLocale());
  if (testimonials.length === 0) return null;
  return (
    <section className={css.testimonials} aria-labelledby="about-testimonials">
      <h2 id="about-testimonials">{blog.about.testimonials}</h2>
      <ul style={columns(testimonials)}>
        {testimonials.map(({ name, text, stars, product, source }) => (
          <li key={`${name} ${text}`}>
            <figure>
              {stars !== null && (
                <p>
                  <Rating value={stars} label={blog.about.starsOf(stars)} />
                </p>
              )}
              <blockquote lang={lang}>{text}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                {product && (
                  <>
                    {' '}
                    <a lang={lang} href={`${urls.product(product.slug)}#recensioni`}>
                      {blog.about.on(product.name)}
                    </a>
                  </>
                )}
                {source !== null && ` ${source}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p>
        {blog.about.testimonialsNote}{' '}
        <a href={urls.webPage('web-page/come-raccogliamo-le-recensioni')}>{blog.about.how}</a>.
      </p>
    </section>
  );
}
