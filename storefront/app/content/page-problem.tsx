import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '../i18n/use-messages.ts';
import { reloadOncePerMinute } from '../platform/lost-chunks.ts';
import { urls } from '../platform/urls.ts';

const isLostChunk = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message);

/** What a shopper sees when a page cannot be shown, with the way home (E03). */
export function PageProblem({ error }: { error: unknown }) {
  const { page } = useMessages();
  useEffect(() => {
    if (isLostChunk(error)) reloadOncePerMinute();
  }, [error]);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page">
      <title>{missing ? page.notFoundTitle : page.problemTitle}</title>
      <EmptyState
        level={1}
        icon={missing ? 'search' : 'warning'}
        title={missing ? page.notFoundTitle : page.problemTitle}
        text={missing ? page.notFoundText : page.problemText}
      >
        <LinkButton href={urls.home()} data-reload="">
          {page.toHome}
        </LinkButton>
        <LinkButton href={urls.shop()} variant="secondary" data-reload="">
          {page.toShop}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
