import {
  sendErpnextOperation,
  type ErpnextDocument,
} from '@casamaestra/contract/staff/erpnext.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { counted, moment } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from './erpnext.module.css';
import { documentsQuery, readErpnextAgain, type ErpnextTold } from './erpnext-query.ts';

/** What went to ERPNext, with its name there; what did not can be sent again. */
export function ErpnextDocuments({ told, mayEdit }: { told: ErpnextTold; mayEdit: boolean }) {
  const { documents } = texts().erpnext;
  const [onlyGivenUp, setOnly] = useState(false);
  const { data, error } = useQuery(documentsQuery(onlyGivenUp));
  const sent = useMutation({
    mutationFn: (id: number | undefined) => callStaff(sendErpnextOperation, id === undefined ? {} : { id }),
    onSuccess: readErpnextAgain,
  });
  return (
    <ScreenPart title={documents.title}>
      <p className={css.soft}>{documents.text}</p>
      <div className={css.acts}>
        <span>{documents.counts(counted(told.waiting), counted(told.given_up))}</span>
        <Checkbox
          label={documents.only}
          checked={onlyGivenUp}
          onChange={({ target }) => setOnly(target.checked)}
        />
        {mayEdit && told.given_up > 0 && (
          <Button size="s" variant="secondary" busy={sent.isPending} onClick={() => sent.mutate(undefined)}>
            {documents.againAll}
          </Button>
        )}
        <span role="status">{sent.data && documents.sent(counted(sent.data.sent))}</span>
      </div>
      <Failure error={error ?? sent.error} id="erpnext-documents-failure" />
      {data?.length === 0 && <EmptyState icon="box" title={documents.none} text={documents.noneText} />}
      {data !== undefined && data.length > 0 && (
        <Table
          caption={documents.title}
          columns={[...documents.columns.map((title) => ({ title })), { title: documents.act, hidden: true }]}
          className={css.table}
        >
          {data.map((document) => (
            <Document
              key={document.id}
              document={document}
              onSend={mayEdit ? () => sent.mutate(document.id) : undefined}
            />
          ))}
        </Table>
      )}
    </ScreenPart>
  );
}

function Document({ document, onSend }: { document: ErpnextDocument; onSend: (() => void) | undefined }) {
  const { documents, failures } = texts().erpnext;
  const { kind, order, state, name, failure, detail, next_at: next, added_at: added } = document;
  const about = documents.named(documents.kinds[kind], order);
  return (
    <tr>
      <th scope="row">
        {documents.kinds[kind]}
        <small>{moment(added)}</small>
      </th>
      <td>
        <Link to={`/ordini/${order}`}>{order}</Link>
      </td>
      <td>
        <Badge tone={state === 'done' ? 'positive' : state === 'given_up' ? 'hot' : 'neutral'}>
          {documents.states[state]}
        </Badge>
        {failure !== null && <small>{`${failures[failure]}${detail === '' ? '' : ` (${detail})`}`}</small>}
        {failure !== null && next !== null && <small>{documents.next(moment(next))}</small>}
      </td>
      <td>{name ?? (state === 'done' ? documents.nothing : '')}</td>
      <td>
        {onSend && (
          <Button size="s" variant="quiet" aria-label={documents.againNamed(about)} onClick={onSend}>
            {documents.again}
          </Button>
        )}
      </td>
    </tr>
  );
}
