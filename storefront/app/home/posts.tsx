import { Picture } from '@casamaestra/ui/picture.tsx';
import { SectionHeading } from '@casamaestra/ui/section-heading.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import type { Post } from './home-view.ts';
import css from './posts.module.css';

/** The newest posts, without links: there are no blog pages yet. */
export const Posts = ({ posts }: { posts: readonly Post[] }) => {
  const { home: texts } = useMessages();
  const lang = useContentLang();
  if (posts.length === 0) return null;
  return (
    <section className={`page ${css.section}`} aria-labelledby="home-posts">
      <SectionHeading id="home-posts" title={texts.blog} text={texts.blogText} />
      <ul className={css.list}>
        {posts.map(({ title, route, intro, category, minutes, picture }) => (
          <li key={route}>
            <article className={css.post}>
              {picture && (
                <Picture
                  {...picture}
                  alt=""
                  sizes="(width < 48rem) 32vw, 30vw"
                  fit="photo"
                  className={css.picture}
                />
              )}
              <p className={css.meta}>
                <span lang={lang}>{category}</span> · {texts.readTime(minutes)}
              </p>
              <h3 lang={lang} className={css.title}>
                {title}
              </h3>
              <p lang={lang} className={css.intro}>
                {intro}
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
};
