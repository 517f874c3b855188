import { Picture } from '@casamaestra/ui/picture.tsx';
import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { urls } from '@casamaestra/contract/pages.ts';
import { useMessages } from '../i18n/use-messages.ts';
import type { Post } from './home-view.ts';
import css from './posts.module.css';

/** The newest guides as the page of a magazine: the first large, each card opens its guide. */
export const Posts = ({ posts }: { posts: readonly Post[] }) => {
  const { home: texts } = useMessages();
  if (posts.length === 0) return null;
  return (
    <section className={`page ${css.section}`} aria-labelledby="home-posts">
      <SectionHeading
        id="home-posts"
        title={texts.blog}
        text={texts.blogText}
        link={{ label: texts.allGuides, href: urls.blog() }}
      />
      <ul className={css.list}>
        {posts.map(({ title, route, intro, category, minutes, picture, lang }) => (
          <li key={route} className={css.post}>
            {picture && (
              <Picture
                {...picture}
                alt=""
                sizes="(width < 48rem) 92vw, 50vw"
                fit="photo"
                className={css.picture}
              />
            )}
            <div className={css.words}>
              <p className={css.meta}>
                <span lang={lang}>{category}</span> · {texts.readTime(minutes)}
              </p>
              <h3 lang={lang} className={css.title}>
                <a href={urls.webPage(route)}>{title}</a>
              </h3>
              <p lang={lang} className={css.intro}>
                {intro}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
