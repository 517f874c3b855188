import type { WithdrawalView } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { DeclareForm } from './declare-form.tsx';
import { FindForm } from './find-form.tsx';
import { Receipt } from './receipt.tsx';
import type { Screen } from './screen.ts';
import type { Seller } from './seller.ts';
import { longDay, exactMoment } from '@casamaestra/texts/format/date.ts';
import css from './withdrawal.module.css';

/** Withdrawal (Codice del consumo, art. 54-bis): person and order, confirmation, receipt. */
export function WithdrawalPage({ screen, seller }: { screen: Screen; seller: Seller }) {
  const { withdrawal } = useMessages();
  const titles = {
    find: withdrawal.page,
    declare: withdrawal.confirmTitle,
    receipt: withdrawal.receiptTitle,
    closed: withdrawal.page,
  };
  return (
    <div className={`page ${css.page}`}>
      <h1>{titles[screen.kind]}</h1>
      {screen.kind === 'find' && <FindForm screen={screen} />}
      {screen.kind === 'declare' && <DeclareForm screen={screen} seller={seller} />}
      {screen.kind === 'receipt' && <Receipt receipt={screen.receipt} view={screen.view} seller={seller} />}
      {screen.kind === 'closed' && <Closed view={screen.view} email={seller.email} />}
      {screen.kind !== 'receipt' && 'view' in screen && <Declarations view={screen.view} />}
      <p data-no-print="">
        <a href={urls.webPage('web-page/resi-e-recesso')}>{withdrawal.conditions}</a>
      </p>
    </div>
  );
}

/** Why nothing can be declared, and whom to contact. */
function Closed({ view, email }: { view: WithdrawalView; email: string }) {
  const { withdrawal } = useMessages();
  const locale = useLocale();
  const { standing, last_day: lastDay } = view;
  if (standing === 'open') return null;
  const { closed } = withdrawal;
  return (
    <div className={css.part}>
      <p className={css.closed}>
        {standing === 'ended' ? closed.ended(longDay(lastDay ?? '', locale)) : closed[standing]}
      </p>
      <p>
        {withdrawal.writeTo} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </div>
  );
}

function Declarations({ view }: { view: WithdrawalView }) {
  const { withdrawal } = useMessages();
  const locale = useLocale();
  if (view.declarations.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="withdrawal-declared">
      <h2 id="withdrawal-declared">{withdrawal.declared}</h2>
      <ul className={css.list}>
        {view.declarations.map(({ number, declared_at: at }) => (
          <li key={number}>
            <a href={urls.withdrawal(view.order_token, number)}>
              {withdrawal.declaredOn(number, exactMoment(at, locale))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
