import { mailKindsOperation } from '@casamaestra/contract/staff/staff-mails.operations.ts';
import { isLanguage, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '../../platform/failure.tsx';
import { may } from '../../platform/permitted.ts';
import { reading } from '../../platform/queries.ts';
import { language as ownLanguage, texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { SettingsHead } from '../settings-head.tsx';
import css from '../settings.module.css';
import { MailExample } from './mail-example.tsx';
import { MailQueue } from './mail-queue.tsx';

/** Every kind of mail the shop sends, one of them as it looks, and those that wait to be sent. */
export function MailsScreen() {
  const { settings } = texts();
  const { mails } = settings;
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('lingua') ?? '';
  const language = isLanguage(asked) ? asked : ownLanguage();
  const chosen = address.get('tipo');
  const { data, error } = useQuery(reading(mailKindsOperation, { language }));
  const kind = data?.find((one) => one.kind === chosen);
  return (
    <>
      <SettingsHead title={settings.screens.mails} />
      <Failure error={error} />
      <div className={css.form}>
        <MailQueue />
        <p className={css.soft}>
          {mails.text} {may(me, 'content', 'view') && <Link to="/contenuti">{mails.contents}</Link>}
        </p>
        <div className={css.mails}>
          <ScreenPart title={mails.kinds}>
            <div className={css.form}>
              <ChooseLanguage
                language={language}
                onChoose={(lingua) =>
                  setAddress({ ...(chosen !== null && { tipo: chosen }), lingua }, { replace: true })
                }
              />
              <ul className={css.kinds}>
                {data?.map((one) => (
                  <li key={one.kind}>
                    <Link
                      to={`?tipo=${one.kind}&lingua=${language}`}
                      aria-current={one.kind === chosen ? 'true' : undefined}
                      lang={language}
                    >
                      {one.subject}
                    </Link>
                    <small>{one.kind}</small>
                  </li>
                ))}
              </ul>
            </div>
          </ScreenPart>
          {kind === undefined ? (
            <p className={css.soft}>{mails.choose}</p>
          ) : (
            <MailExample
              key={`${kind.kind} ${language}`}
              kind={kind.kind}
              language={language}
              placeholders={kind.placeholders}
            />
          )}
        </div>
      </div>
    </>
  );
}

function ChooseLanguage({
  language,
  onChoose,
}: {
  language: Language;
  onChoose: (language: string) => void;
}) {
  const { mails } = texts().settings;
  return (
    <Field label={mails.language}>
      {(control) => (
        <Select {...control} value={language} onChange={({ target }) => onChoose(target.value)}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {mails.languages[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
