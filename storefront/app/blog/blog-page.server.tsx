import type { blogListOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Pagination } from '@casamaestra/ui/pagination.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { PostCards } from './post-cards.server.tsx';
import css from './blog.module.css';

export interface BlogView {
  readonly list: OperationOutput<typeof blogListOperation>;
  readonly query: { readonly categoria: string; readonly tag: string; readonly q: string };
  readonly title: string;
}

const TAGS = 16;

/** R14: the list of posts with its filters, all of them plain links and a plain form. */
export function BlogPage({ list, query, title }: BlogView) {
  const { blog } = useMessages();
  const isFiltered = query.categoria !== '' || query.tag !== '' || query.q !== '';
  const href = (page: number) => urls.blog({ ...query, ...(page > 1 && { page: String(page) }) });
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        <p>{isFiltered ? blog.found(list.total) : blog.intro}</p>
      </header>
      <Filters list={list} query={query} />
      {list.posts.length === 0 ? (
        <p className={css.empty}>
          <strong>{blog.none}</strong> {blog.noneText} <a href={urls.blog()}>{blog.all}</a>
        </p>
      ) : (
        <PostCards posts={list.posts} level={2} withLead={!isFiltered && list.page === 1} />
      )}
      <Pagination
        label={blog.pagesLabel}
        page={list.page}
        pages={list.pages}
        href={href}
        previousLabel={blog.previous}
        nextLabel={blog.next}
        pageLabel={blog.page}
      />
      <Tags list={list} current={query.tag} />
    </>
  );
}

function Filters({ list, query }: Pick<BlogView, 'list' | 'query'>) {
  const { blog } = useMessages();
  return (
    <div className={css.filters}>
      <nav aria-label={blog.categories}>
        <ul className={css.topics}>
          <li>
            <a href={urls.blog()} aria-current={query.categoria === '' ? 'true' : undefined}>
              {blog.all}
            </a>
          </li>
          {list.categories.map(({ name, count, lang }) => (
            <li key={name}>
              <a
                href={urls.blog({ categoria: name })}
                aria-current={name.toLowerCase() === query.categoria.toLowerCase() ? 'true' : undefined}
              >
                <span lang={lang}>{name}</span> <small>{count}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action={urls.blog()} role="search" className={css.search}>
        <label htmlFor="blog-search" className="visually-hidden">
          {blog.search}
        </label>
        <Input
          id="blog-search"
          type="search"
          name="q"
          defaultValue={query.q}
          placeholder={blog.search}
          maxLength={80}
        />
        <Button type="submit" variant="secondary">
          {blog.searchButton}
        </Button>
      </form>
    </div>
  );
}

function Tags({ list, current }: { list: BlogView['list']; current: string }) {
  const { blog } = useMessages();
  return (
    <nav aria-labelledby="blog-tags" className={css.tags}>
      <h2 id="blog-tags">{blog.tags}</h2>
      <ul>
        {list.tags.slice(0, TAGS).map(({ name, lang }) => (
          <li key={name}>
            <a
              lang={lang}
              href={urls.blog({ tag: name })}
              aria-current={name === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={urls.blogFeed()}>{blog.feed}</a>
      </p>
    </nav>
  );
}
