import {
  endProgramTokenOperation,
  programTokensOperation,
  type ProgramToken,
} from '@casamaestra/contract/staff/program-tokens.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './connections.module.css';
import { TokenForm } from './token-form.tsx';

const everyToken = () => reading(programTokensOperation, {});
const readAgain = () => void queryClient.invalidateQueries(everyToken());

/** Tokens of programs: made, looked at, ended. */
export function Tokens() {
  const { data, error } = useQuery(everyToken());
  const { connections, shell } = texts();
  const { tokens } = connections;
  const [open, setOpen] = useState<ProgramToken | 'new'>();
  const close = () => setOpen(undefined);
  const titles = [tokens.name, tokens.scopes, tokens.state, tokens.lastUsed];
  return (
    <ScreenPart title={tokens.title}>
      <div className={css.head}>
        <p>{tokens.text}</p>
        {data && (
          <Button size="s" icon="plus" onClick={() => setOpen('new')}>
            {tokens.make}
          </Button>
        )}
      </div>
      <Failure error={error} />
      {data?.length === 0 && <EmptyState icon="share" title={tokens.none} text={tokens.noneText} />}
      {data !== undefined && data.length > 0 && (
        <Table
          caption={tokens.title}
          columns={[...titles.map((title) => ({ title })), { title: tokens.acts, hidden: true }]}
          className={css.table}
        >
          {data.map((token) => (
            <TokenRow key={token.id} token={token} onEnd={() => setOpen(token)} />
          ))}
        </Table>
      )}
      <Dialog
        open={open !== undefined}
        title={open === 'new' ? tokens.make : open ? tokens.endTitle(open.name) : ''}
        closeLabel={shell.close}
        onClose={close}
      >
        {open === 'new' ? (
          <TokenForm onMade={readAgain} onDone={close} />
        ) : (
          open && <EndToken token={open} onDone={close} />
        )}
      </Dialog>
    </ScreenPart>
  );
}

function TokenRow({ token, onEnd }: { token: ProgramToken; onEnd: () => void }) {
  const { tokens } = texts().connections;
  return (
    <tr>
      <th scope="row">
        {token.name}
        <small>{tokens.ending(token.ending)}</small>
      </th>
      <td>{token.scopes.map((scope) => tokens.names[scope]).join(', ')}</td>
      <td>
        <Badge tone={token.state === 'active' ? 'positive' : 'neutral'}>{tokens.states[token.state]}</Badge>
        {token.expires_at !== null && <small>{tokens.until(moment(token.expires_at))}</small>}
      </td>
      <td>
        {token.last_used_at === null ? tokens.never : moment(token.last_used_at)}
        <small>
          {tokens.maker} {token.maker}
        </small>
      </td>
      <td>
        <div className={css.acts}>
          {token.state !== 'ended' && (
            <Button size="s" variant="secondary" aria-label={tokens.endNamed(token.name)} onClick={onEnd}>
              {tokens.end}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

function EndToken({ token, onDone }: { token: ProgramToken; onDone: () => void }) {
  const { tokens } = texts().connections;
  const ended = useMutation({
    mutationFn: () => callStaff(endProgramTokenOperation, { id: token.id }),
    onSuccess: () => {
      readAgain();
      onDone();
    },
  });
  return (
    <div className={css.form}>
      <p>{tokens.endText}</p>
      <Failure error={ended.error} id="end-failure" />
      <div className={css.acts}>
        <Button size="s" variant="danger" busy={ended.isPending} onClick={() => ended.mutate()}>
          {tokens.end}
        </Button>
      </div>
    </div>
  );
}
