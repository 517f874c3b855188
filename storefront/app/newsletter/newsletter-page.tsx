import { urls } from '@casamaestra/contract/pages.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { FailureBox } from '../forms/failure-box.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './newsletter.module.css';

/** What became of a request; `field`: the address is wrong. */
export type SubscribeAnswer =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused';
      readonly email: string;
      readonly field: boolean;
      readonly message: string;
    };

interface NewsletterPageProps {
  readonly shopName: string;
  readonly answer: SubscribeAnswer | undefined;
}

/** Where the newsletter is asked for. */
export function NewsletterPage({ shopName, answer }: NewsletterPageProps) {
  const { newsletter: texts } = useMessages();
  if (answer?.kind === 'sent')
    return (
      <div className={`page ${css.page}`} role="status">
        <EmptyState level={1} icon="mail" title={texts.sentTitle} text={texts.sent}>
          <LinkButton href={urls.newsletter()} variant="quiet">
            {texts.again}
          </LinkButton>
        </EmptyState>
      </div>
    );
  return (
    <div className={`page ${css.page}`}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <form method="post" action={urls.newsletter()} noValidate className={css.form} aria-label={texts.title}>
        {answer && !answer.field && <FailureBox text={answer.message} />}
        <input type="hidden" name="origin" value="footer" />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
          defaultValue={answer?.email}
          error={answer?.field ? answer.message : undefined}
        />
        <p className={css.sentence}>{texts.sentence(shopName)}</p>
        <Button type="submit" size="l">
          {texts.button}
        </Button>
        <p className={css.sentence}>
          {texts.privacyBefore} <a href={urls.webPage('web-page/privacy')}>{texts.privacy}</a>.
        </p>
      </form>
    </div>
  );
}
