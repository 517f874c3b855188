import type {
  DeliveryRuleFields,
  DeliveryRule,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { language, texts } from '../../platform/texts.ts';
import { counted, euros } from '../../platform/written.ts';
import css from '../settings.module.css';

interface DeliveryTableProps {
  rules: readonly DeliveryRule[];
  /** Undefined: who looks may not, or something is being moved. */
  onMove: ((rule: DeliveryRule, by: number) => void) | undefined;
}

/** Delivery rules with whom they are for and what they cost. */
export function DeliveryTable({ rules, onMove }: DeliveryTableProps) {
  const { delivery } = texts().settings;
  const { columns } = delivery;
  const heads = [
    { title: columns.order, hidden: true },
    ...[columns.name, columns.where, columns.goods, columns.cost, columns.days, columns.state].map(
      (title) => ({ title }),
    ),
    { title: columns.orders, end: true },
  ];
  return (
    <Table caption={delivery.count(counted(rules.length))} columns={heads} roomy className={css.table}>
      {rules.map((rule, index) => (
        <tr key={rule.name}>
          <td>
            <Moves rule={rule} isFirst={index === 0} isLast={index === rules.length - 1} onMove={onMove} />
          </td>
          <th scope="row">
            <Link to={`/impostazioni/consegna/regole/${encodeURIComponent(rule.name)}`}>{rule.name}</Link>
            <small>{rule.fields.label.it}</small>
          </th>
          <td>{whereOf(rule.fields)}</td>
          <td>{goodsOf(rule.fields)}</td>
          <td>{costOf(rule.fields)}</td>
          <td>{daysOf(rule.fields)}</td>
          <td>
            <Badge tone={rule.fields.active ? 'positive' : 'neutral'}>
              {rule.fields.active ? delivery.states.on : delivery.states.off}
            </Badge>
          </td>
          <td className={css.end}>{counted(rule.orders)}</td>
        </tr>
      ))}
    </Table>
  );
}

interface MovesProps {
  rule: DeliveryRule;
  isFirst: boolean;
  isLast: boolean;
  onMove: DeliveryTableProps['onMove'];
}

/** A button that cannot move its rule any further stays where it is: who uses the keyboard is not thrown out of it. */
function Moves({ rule, isFirst, isLast, onMove }: MovesProps) {
  const { delivery } = texts().settings;
  const move = (by: number, cannot: boolean) => () => {
    if (!cannot) onMove?.(rule, by);
  };
  return (
    <span className={css.moves}>
      <IconButton
        icon="chevron-up"
        size="s"
        label={delivery.up(rule.name)}
        aria-disabled={isFirst || onMove === undefined}
        onClick={move(-1, isFirst)}
      />
      <IconButton
        icon="chevron-down"
        size="s"
        label={delivery.down(rule.name)}
        aria-disabled={isLast || onMove === undefined}
        onClick={move(1, isLast)}
      />
    </span>
  );
}

function whereOf({ countries, postcodes, postcodes_except: except }: DeliveryRuleFields): string {
  const { delivery } = texts().settings;
  const some = (list: readonly string[]) =>
    list.length <= 4 ? list.join(', ') : `${list.slice(0, 3).join(', ')} … (${counted(list.length)})`;
  return [
    countries.length === 0
      ? delivery.everywhere
      : countries.map((code) => countryName(code, language())).join(', '),
    postcodes.length === 0 ? '' : delivery.somePostcodes(some(postcodes)),
    except.length === 0 ? '' : delivery.exceptPostcodes(counted(except.length)),
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function goodsOf(fields: DeliveryRuleFields): string {
  const { delivery } = texts().settings;
  const kilos = (grams: number) => counted(grams / 1000);
  const sum = (cents: number) => euros(cents / 100);
  const { weight_from_g: from, weight_to_g: to } = fields;
  const { goods_from_cents: least, goods_below_cents: below } = fields;
  const parts = [
    from === 0 && to === null
      ? ''
      : delivery.weights(from === 0 ? null : kilos(from), to === null ? null : kilos(to)),
    least === 0 && below === null
      ? ''
      : delivery.sums(least === 0 ? null : sum(least), below === null ? null : sum(below)),
    fields.takes_hazardous ? '' : delivery.noHazardous,
  ].filter((part) => part !== '');
  return parts.length === 0 ? delivery.all : parts.join('; ');
}

function costOf({ amount_cents: amount, free_from_cents: free }: DeliveryRuleFields): string {
  const { delivery } = texts().settings;
  const cost = amount === 0 ? delivery.free : euros(amount / 100);
  return free === null || amount === 0 ? cost : `${cost}; ${delivery.freeFrom(euros(free / 100))}`;
}

const daysOf = ({ days_min: least, days_max: most }: DeliveryRuleFields): string =>
  least === most ? counted(least) : `${counted(least)}–${counted(most)}`;
