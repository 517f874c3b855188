import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import css from './cms-page.module.css';

/** A CMS page. The service has sanitised its HTML. */
export function CmsPage({ title, html }: { title: string; html: string }) {
  const { page } = useMessages();
  const lang = useContentLang();
  if (html === '') {
    return (
      <div className="page">
        <EmptyState level={1} icon="search" title={title} text={page.notFoundText}>
          <LinkButton href={urls.home()}>{page.toHome}</LinkButton>
          <LinkButton href={urls.shop()} variant="secondary">
            {page.toShop}
          </LinkButton>
        </EmptyState>
      </div>
    );
  }
  const hasTitle = /<h1[\s>]/i.test(html);
  return (
    <article lang={lang} className={`page ${css.page}`}>
      {!hasTitle && <h1>{title}</h1>}
      <div className={`prose ${css.prose}`} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
