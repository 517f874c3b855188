import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './cms-page.module.css';

interface ShownPage {
  readonly title: string;
  readonly html: string;
  /** Language of the text where it is not the page's. */
  readonly lang: string | undefined;
  /** Pages that an unknown address may have meant. */
  readonly near: readonly { readonly label: string; readonly url: string }[];
}

function NearPages({ near }: Pick<ShownPage, 'near'>) {
  const { page } = useMessages();
  const lang = useContentLang();
  if (near.length === 0) return null;
  return (
    <nav aria-labelledby="near" className="prose">
      <h2 id="near">{page.notFoundNear}</h2>
      <ul lang={lang}>
        {near.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A CMS page. The service has sanitised its HTML. */
export function CmsPage({ title, html, lang, near }: ShownPage) {
  const { page } = useMessages();
  if (html === '') {
    return (
      <div className={`page ${css.page}`}>
        <EmptyState level={1} icon="search" title={title} text={page.notFoundText}>
          <LinkButton href={urls.home()}>{page.toHome}</LinkButton>
          <LinkButton href={urls.shop()} variant="secondary">
            {page.toShop}
          </LinkButton>
        </EmptyState>
        <NearPages near={near} />
      </div>
    );
  }
  const hasTitle = /<h1[\s>]/i.test(html);
  return (
    <article lang={lang} className={`page ${css.page}`}>
      {!hasTitle && <h1>{title}</h1>}
      <div className={`prose ${css.prose}`} dangerouslySetInnerHTML={{ __html: html }} />
      <NearPages near={near} />
    </article>
  );
}
