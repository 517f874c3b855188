import { LinkButton } from '@casamaestra/ui/button.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { urls } from '../../platform/urls.ts';
import css from './entrance.module.css';

/** Ways in without a password. */
export function OtherLogins() {
  const { account } = useMessages();
  return (
    <div className={css.others}>
      <p className={css.or}>{account.orWithoutPassword}</p>
      <LinkButton href={urls.loginLink()} variant="secondary" wide>
        {account.loginLinkButton}
      </LinkButton>
    </div>
  );
}
