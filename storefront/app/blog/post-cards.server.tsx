import type { PostCard } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { PostPicture } from './post-picture.server.tsx';
import css from './blog.module.css';

/** Author, day, minutes. */
export function PostFacts({ post }: { post: PostCard }) {
  const { blog } = useMessages();
  const locale = useLocale();
  return (
    <p className={css.facts}>
      <span>{blog.by(post.author)}</span>
      <time dateTime={post.published_on}>{longDay(`${post.published_on}T12:00:00Z`, locale)}</time>
      <span>{blog.minutes(post.read_time)}</span>
    </p>
  );
}

type PostCardsProps = { posts: readonly PostCard[]; level: 2 | 3; withLead?: boolean };

/** Posts as cards; the first may lead, as on the front page of a magazine. */
export function PostCards({ posts, level, withLead = false }: PostCardsProps) {
  const { blog } = useMessages();
  const Title: 'h2' | 'h3' = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={css.cards}>
      {posts.map((post, index) => (
        <li key={post.slug} className={withLead && index === 0 ? css.lead : css.card}>
          <PostPicture
            image={post.image}
            sizes={
              withLead && index === 0
                ? '(width < 62rem) 92vw, 44rem'
                : '(width < 40rem) 92vw, (width < 62rem) 44vw, 22rem'
            }
            priority={withLead && index === 0}
            className={css.cardPicture}
          />
          <div className={css.cardWords}>
            <p className={css.kicker}>
              <span lang={post.lang}>{post.category}</span>
              {post.is_project && <span className={css.badge}>{blog.project}</span>}
            </p>
            <Title lang={post.lang} className={css.cardTitle}>
              <a href={urls.post(post.slug)}>{post.title}</a>
            </Title>
            <p lang={post.lang} className={css.cardIntro}>
              {post.intro}
            </p>
            <PostFacts post={post} />
          </div>
        </li>
      ))}
    </ul>
  );
}
