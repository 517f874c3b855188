import type { profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { useQuery } from '../../router/use-page.ts';
import { can } from '../../platform/capabilities.ts';
import { CallContent } from '../layout/call-content.tsx';
import { useCall } from '../use-call.ts';
import { ConfirmEmail } from './confirm-email.tsx';
import { EmailSection } from './email-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import css from './profile.module.css';
import { RightsSection } from './rights-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** R19: personal data, login, privacy; or the page of the link that confirms an e-mail address. */
export function ProfilePage() {
  const query = useQuery();
  const key = query.get('confirm_email');
  return key === null ? <Profile /> : <ConfirmEmail emailKey={key} />;
}

function Profile() {
  const loaded = useCall<typeof profileOperation>('casamaestra.customers.profile', {});
  return (
    <CallContent loaded={loaded} waiting={<Waiting />}>
      {(profile) => (
        <div className={css.sections}>
          <PersonSection profile={profile} onChange={loaded.set} />
          {can('email-change') && <EmailSection profile={profile} onChange={loaded.reload} />}
          {can('newsletter') && <MailsSection />}
          <PasswordSection />
          {can('passkeys') && <PasskeysSection />}
          {can('sessions') && <SessionsSection />}
          {can('data-rights') && <RightsSection />}
        </div>
      )}
    </CallContent>
  );
}

const Waiting = () => (
  <div className={css.sections}>
    <Skeleton height="28rem" />
    <Skeleton height="12rem" />
    <Skeleton height="12rem" />
  </div>
);
