import { useMessages } from '../i18n/use-messages.ts';
import css from './form.module.css';

/** Says before anything is typed that the forms need scripts. */
export function WithoutScript() {
  const { account } = useMessages();
  return (
    <noscript>
      <p className={css.withoutScript}>{account.withoutScript}</p>
    </noscript>
  );
}
