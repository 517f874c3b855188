import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { refusedStatus } from '../router/route-problem.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';

/**
 * Network failures have a different message in every browser; this matches all of them, but not a missing
 * script chunk.
 */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && /fetch(?! dyn)|network|load failed/i.test(error.message);

/** The page shown when another cannot be: the reason, a retry, and the link to the home page (E03). */
export function PageProblem({ error }: { error: unknown }) {
  const { page } = useMessages();
  const status = refusedStatus(error);
  const missing = status === 404;
  const wrongMethod = status === 405;
  const title = missing ? page.notFoundTitle : wrongMethod ? page.methodTitle : page.problemTitle;
  const text = missing
    ? page.notFoundText
    : wrongMethod
      ? page.methodText
      : isLostConnection(error)
        ? page.offline
        : page.problemText;
  return (
    <div className="page">
      <title>{title}</title>
      <EmptyState level={1} icon={missing ? 'search' : 'warning'} title={title} text={text}>
        {!missing && (
          <LinkButton href="" data-reload="">
            {page.retry}
          </LinkButton>
        )}
        <LinkButton href={urls.home()} variant={missing ? 'primary' : 'secondary'} data-reload="">
          {page.toHome}
        </LinkButton>
        <LinkButton href={urls.shop()} variant="secondary" data-reload="">
          {page.toShop}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
