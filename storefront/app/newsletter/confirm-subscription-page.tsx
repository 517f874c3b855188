import { mailedUrls, urls } from '@casamaestra/contract/pages.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './newsletter.module.css';

interface ConfirmSubscriptionPageProps {
  /** Of the link; empty without a signed one. */
  readonly email: string;
  readonly query: string;
  /** Undefined: nothing was sent yet. */
  readonly confirmed: boolean | undefined;
}

const path = mailedUrls.confirmSubscription('', '', '');

/** R31: what the link in the mail opens; its button confirms. */
export function ConfirmSubscriptionPage({ email, query, confirmed }: ConfirmSubscriptionPageProps) {
  const { newsletter: texts } = useMessages();
  if (confirmed === true)
    return (
      <div className={`page ${css.page}`} role="status">
        <EmptyState level={1} icon="check" title={texts.confirmedTitle} text={texts.confirmed}>
          <LinkButton href={urls.home()}>{texts.toShop}</LinkButton>
        </EmptyState>
      </div>
    );
  if (confirmed === false || email === '')
    return (
      <div className={`page ${css.page}`} role="status">
        <EmptyState level={1} icon="mail" title={texts.invalidTitle} text={texts.invalid}>
          <LinkButton href={urls.newsletter()}>{texts.askAgain}</LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className={`page ${css.page}`}>
      <h1>{texts.confirmTitle}</h1>
      <p className={css.address}>{texts.confirmText(email)}</p>
      <form method="post" action={`${path}${query}`}>
        <Button type="submit" size="l">
          {texts.confirmButton}
        </Button>
      </form>
    </div>
  );
}
