import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';

/** Confirms that the account was deleted, and says what is kept. */
export function AccountDeletedPage() {
  const { account } = useMessages();
  return (
    <div className="page" role="status">
      <EmptyState level={1} icon="check" title={account.deletedPage} text={account.deletedText}>
        <LinkButton href={urls.home()}>{account.toShop}</LinkButton>
      </EmptyState>
    </div>
  );
}
