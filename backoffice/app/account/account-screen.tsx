import {
  endStaffSessionOperation,
  factorsOperation,
  recoveryCodesOperation,
  removeFactorOperation,
  staffSessionsOperation,
} from '@casamaestra/contract/staff/sign-in.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field, FieldError } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { dayOf, moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { meQuery, useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { addOwnPasskey, NoPasskeyChosen } from '../sign-in/passkey.ts';
import css from './account.module.css';
import { AppForm } from './app-form.tsx';
import { LanguageChoice } from './language-choice.tsx';

const factors = () => reading(factorsOperation, {});
const sessions = () => reading(staffSessionsOperation, {});
const refresh = () =>
  Promise.all([queryClient.invalidateQueries(factors()), queryClient.invalidateQueries(meQuery())]);

/** How one signs in oneself, and where one is signed in. */
export function OwnAccessScreen() {
  const me = useMe();
  const { shell, signIn } = texts();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <div className={css.screen}>
      <ScreenHead title={me.must_enrol ? signIn.enrolTitle : shell.screens.account} />
      {me.must_enrol && <p>{signIn.enrolText}</p>}
      {codes && <RecoveryCodes codes={codes} />}
      {me.handheld ? <p>{signIn.onHandheld}</p> : <Factors onCodes={setCodes} />}
      {!me.must_enrol && <Sessions />}
      <LanguageChoice />
    </div>
  );
}

/** They are told this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { signIn } = texts();
  return (
    <ScreenPart title={signIn.codesTitle}>
      <p>{signIn.codesText}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Link to="/">{signIn.goOn}</Link>
    </ScreenPart>
  );
}

type OnCodes = { onCodes: (codes: readonly string[]) => void };

function Factors({ onCodes }: OnCodes) {
  const { signIn } = texts();
  const { data, error } = useQuery(factors());
  const removed = useMutation({
    mutationFn: (id: number) => callStaff(removeFactorOperation, { id }),
    onSuccess: refresh,
  });
  const renewed = useMutation({
    mutationFn: () => callStaff(recoveryCodesOperation, {}),
    onSuccess: async ({ recovery_codes: codes }) => {
      onCodes(codes);
      await refresh();
    },
  });
  return (
    <ScreenPart title={signIn.factors}>
      <Failure error={error ?? removed.error ?? renewed.error} />
      <ul className={css.list}>
        {data?.factors.map((factor) => (
          <li key={factor.id}>
            <span>
              {factor.name || signIn.factorKinds[factor.kind]}
              <small>
                {signIn.factorKinds[factor.kind]}, {signIn.added(dayOf(factor.created_at))},{' '}
                {factor.last_used_at === null
                  ? signIn.neverUsed
                  : signIn.lastUsed(moment(factor.last_used_at))}
              </small>
            </span>
            {data.factors.length > 1 && (
              <Button
                size="s"
                variant="quiet"
                aria-label={signIn.removeNamed(factor.name || signIn.factorKinds[factor.kind])}
                onClick={() => removed.mutate(factor.id)}
              >
                {signIn.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <PasskeyForm onCodes={onCodes} />
      {data !== undefined && (
        <AppForm
          hasApp={data.factors.some(({ kind }) => kind === 'app')}
          onAdded={(codes) => {
            if (codes !== null) onCodes(codes);
            void refresh();
          }}
        />
      )}
      {data !== undefined && data.factors.length > 0 && (
        <p className={css.left}>
          {signIn.codesLeft(data.recovery_codes_left)}{' '}
          <Button size="s" variant="quiet" busy={renewed.isPending} onClick={() => renewed.mutate()}>
            {signIn.newCodes}
          </Button>
        </p>
      )}
    </ScreenPart>
  );
}

function PasskeyForm({ onCodes }: OnCodes) {
  const { signIn } = texts();
  const [name, setName] = useState('');
  const added = useMutation({
    mutationFn: () => addOwnPasskey(name.trim()),
    onSuccess: async ({ recovery_codes: codes }) => {
      setName('');
      if (codes !== null) onCodes(codes);
      await refresh();
    },
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        added.mutate();
      }}
    >
      <Field label={signIn.passkeyName} hint={signIn.passkeyNameHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon="shield" busy={added.isPending}>
        {signIn.addPasskey}
      </Button>
      {added.error instanceof NoPasskeyChosen ? (
        <FieldError id="passkey-not-added">{signIn.noPasskey}</FieldError>
      ) : (
        <Failure error={added.error} id="passkey-not-added" />
      )}
    </form>
  );
}

function Sessions() {
  const { signIn, shell } = texts();
  const { data, error } = useQuery(sessions());
  const ended = useMutation({
    mutationFn: (which: { id: string } | { others: true }) => callStaff(endStaffSessionOperation, which),
    onSuccess: () => queryClient.invalidateQueries(sessions()),
  });
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <ScreenPart title={signIn.sessions}>
      <Failure error={error ?? ended.error} id="sessions-failure" />
      <ul className={css.list}>
        {data?.map((session) => (
          <li key={session.id}>
            <span>
              {session.device} {session.current && `(${signIn.thisOne})`}{' '}
              {session.handheld && <Badge>{shell.handheld}</Badge>}
              <small>{signIn.lastUsed(moment(session.last_used_at))}</small>
            </span>
            {!session.current && (
              <Button
                size="s"
                variant="quiet"
                aria-label={signIn.endSession(session.device)}
                onClick={() => ended.mutate({ id: session.id })}
              >
                {signIn.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button size="s" variant="secondary" onClick={() => ended.mutate({ others: true })}>
          {signIn.endOthers}
        </Button>
      )}
    </ScreenPart>
  );
}
