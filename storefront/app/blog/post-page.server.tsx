import type { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { languageName } from '@casamaestra/texts/format/language.ts';
import { Breadcrumbs } from '@casamaestra/ui/breadcrumbs.tsx';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { Comments } from './comments.server.tsx';
import type { CommentScreen } from './comment-action.server.ts';
import { PostCards, PostFacts } from './post-cards.server.tsx';
import type { PostGoods } from './post-goods.server.ts';
import { PostPicture } from './post-picture.server.tsx';
import { Products, ShoppingList } from './post-shopping.server.tsx';
import blogCss from './blog.module.css';
import css from './post.module.css';

export interface PostPageProps {
  readonly view: OperationOutput<typeof blogPostOperation>;
  readonly goods: PostGoods;
  /** Whole address of the page, for sharing. */
  readonly address: string;
  readonly screen: CommentScreen;
}

/** A post: its text with contents, goods and list, others like it, comments. */
export function PostPage({ view, goods, address, screen }: PostPageProps) {
  const { blog } = useMessages();
  const { post } = view;
  const locale = useLocale();
  const written = post.text_lang ?? post.lang;
  return (
    <>
      <article className={css.article} lang={post.lang}>
        <Head view={view} />
        <div className={css.columns}>
          <Contents view={view} />
          <div className={css.main}>
            {written && (
              <p lang={locale} className={css.textIn}>
                {blog.textIn(languageName(written, locale))}
              </p>
            )}
            <div
              className={css.prose}
              lang={post.text_lang}
              dangerouslySetInnerHTML={{ __html: scrolling(post.html, blog.table) }}
            />
            {goods.project.goods.length + goods.project.soldOut.length > 0 && (
              <ShoppingList lines={goods.project} />
            )}
            <Foot view={view} address={address} />
          </div>
        </div>
      </article>
      {goods.products.length > 0 && <Products products={goods.products} />}
      <section className={css.related} aria-labelledby="post-related" data-no-print="">
        <h2 id="post-related">{blog.related}</h2>
        <PostCards posts={view.related} level={3} />
      </section>
      <Comments view={view} screen={screen} />
    </>
  );
}

/** Tables in boxes of their own that scroll sideways, also by keyboard. */
const scrolling = (html: string, label: string): string =>
  html
    .replaceAll('<table>', `<div class="wide" role="region" tabindex="0" aria-label="${label}"><table>`)
    .replaceAll('</table>', '</table></div>');

function Head({ view: { post } }: Pick<PostPageProps, 'view'>) {
  const { blog } = useMessages();
  return (
    <header className={css.head}>
      <Breadcrumbs
        label={blog.breadcrumbs}
        crumbs={[
          { label: blog.home, href: urls.home() },
          { label: blog.title, href: urls.blog() },
          { label: post.category, href: urls.blog({ categoria: post.category }) },
          { label: post.title },
        ]}
      />
      <h1>{post.title}</h1>
      <p className={css.intro}>{post.intro}</p>
      <PostFacts post={post} />
      <PostPicture
        image={post.image}
        alt={post.image_alt}
        sizes="(width < 78rem) 92vw, 74rem"
        priority
        className={css.picture}
      />
    </header>
  );
}

/** Contents, and beside long texts the latest posts and the topics. */
function Contents({ view: { post, latest, categories } }: Pick<PostPageProps, 'view'>) {
  const { blog } = useMessages();
  const locale = useLocale();
  return (
    <aside className={css.side} data-no-print="" lang={post.lang && locale}>
      {post.contents.length > 2 && (
        <nav aria-labelledby="post-contents" className={css.contents}>
          <h2 id="post-contents">{blog.contents}</h2>
          <ol lang={post.text_lang ?? post.lang}>
            {post.contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <nav aria-labelledby="post-latest" className={css.more}>
        <h2 id="post-latest">{blog.latest}</h2>
        <ul>
          {latest.map(({ slug, title, lang: written }) => (
            <li key={slug}>
              <a lang={written} href={urls.post(slug)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <h2>{blog.categories}</h2>
        <ul>
          {categories.map(({ name, count, lang }) => (
            <li key={name}>
              <a href={urls.blog({ categoria: name })}>
                <span lang={lang}>{name}</span> ({count})
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Foot({ view: { post }, address }: Pick<PostPageProps, 'view' | 'address'>) {
  const { blog } = useMessages();
  const locale = useLocale();
  const shared = encodeURIComponent(`${post.title} ${address}`);
  return (
    <footer className={css.foot} data-no-print="" lang={post.lang && locale}>
      <ul className={blogCss.topics}>
        {post.tags.map((tag) => (
          <li key={tag}>
            <a lang={post.lang} href={urls.blog({ tag })}>
              {tag}
            </a>
          </li>
        ))}
      </ul>
      <p className={css.share}>
        <strong>{blog.share}</strong>
        <a href={`mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(address)}`}>
          {blog.shareMail}
        </a>
        <a href={`https://wa.me/?text=${shared}`} target="_blank" rel="noopener noreferrer nofollow">
          WhatsApp
        </a>
        <a
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noopener noreferrer nofollow"
        >
          Facebook
        </a>
      </p>
    </footer>
  );
}
