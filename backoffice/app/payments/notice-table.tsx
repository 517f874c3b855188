import type { PaymentNotice } from '@casamaestra/contract/staff/staff-payments.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './payments.module.css';

const tones = { applied: 'positive', repeated: 'neutral', waiting: 'new' } as const;

/** Notifications of gateways with what came of them. */
export function NoticeTable({ caption, rows }: { caption: string; rows: readonly PaymentNotice[] }) {
  const { columns } = texts().payments.notices;
  return (
    <Table
      caption={caption}
      columns={[
        { title: columns.at },
        { title: columns.gateway },
        { title: columns.event },
        { title: columns.payment },
        { title: columns.result },
      ]}
    >
      {rows.map((notice) => (
        <Row key={notice.id} notice={notice} />
      ))}
    </Table>
  );
}

function Row({ notice }: { notice: PaymentNotice }) {
  const { notices } = texts().payments;
  const { received_at: at, gateway, event, tries, result, payment } = notice;
  return (
    <tr>
      <td>{moment(at)}</td>
      <td>{gateway}</td>
      <td className={css.code}>{event}</td>
      <td>{payment && <Link to={`/pagamenti/${payment.id}`}>{payment.order_number}</Link>}</td>
      <td>
        <Badge tone={result in tones ? tones[result as keyof typeof tones] : 'sale'}>
          {notices.results[result]}
        </Badge>{' '}
        {tries > 1 && <small>{notices.tries(counted(tries))}</small>}
      </td>
    </tr>
  );
}
