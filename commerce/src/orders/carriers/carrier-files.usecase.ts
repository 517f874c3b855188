import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type {
  CarrierLimits,
  CarrierLine,
  CarrierTemplateFields,
  carrierFileOperation,
  carriersOperation,
  previewCarrierFileOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { beyondLimits } from '@casamaestra/rules/measures/package-limits.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import { slugOf } from '../../platform/slug.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { dayInItaly } from '../back-office/list-orders.usecase.ts';
import { maskingOf } from '../back-office/masking.ts';
import { carrierBytes, carrierText } from './carrier-file.ts';
import { carrierLine } from './carrier-line.ts';
import { selectCarrierRecords, selectTemplates } from './carrier-record.queries.ts';
import { templateRecord } from './change-carriers.usecase.ts';
import type { Consignment } from './consignment.ts';
import { readConsignments } from './read-consignments.usecase.ts';

type Deps = Pick<StaffDependencies, 'database' | 'clock'>;
type Wanted = Pick<InputOf<typeof carrierFileOperation>, 'of' | 'measures'>;

/** Carriers something is known of, and all templates. */
export async function listCarriers({ database }: Deps): Promise<OperationOutput<typeof carriersOperation>> {
  const [carriers, templates] = await Promise.all([
    selectCarrierRecords(database),
    selectTemplates(database),
  ]);
  return { carriers, templates: templates.map(({ id, fields }) => ({ id, fields })) };
}

/** As staff measured an order that is no parcel yet. */
function measured(one: Consignment, measures: Wanted['measures']): Consignment {
  if (one.trackingNumber !== null) return one;
  const typed = measures?.find(({ order_number: number }) => number.toUpperCase() === one.orderNumber);
  return {
    ...one,
    packages: typed?.packages ?? one.packages,
    weightKg: typed?.weight_kg ?? one.weightKg,
  };
}

function lineOf(
  one: Consignment,
  fields: CarrierTemplateFields,
  { row, limits }: { row: number; limits: CarrierLimits },
): CarrierLine {
  const { weightKg, packages, lengthCm, widthCm, heightCm } = one;
  // Only all packages together are weighed: one of them weighs as much as the others.
  const ofOne = { weightKg: weightKg === null ? null : weightKg / packages, lengthCm, widthCm, heightCm };
  return {
    order_number: one.orderNumber,
    parcel: one.parcelId,
    tracking_number: one.trackingNumber,
    packages,
    weight_kg: weightKg,
    ...carrierLine(one, fields, row),
    beyond: beyondLimits(ofOne, limits),
  };
}

async function linesOf(
  { database, clock }: Deps,
  who: StaffIdentity,
  fields: CarrierTemplateFields,
  { of, measures }: Wanted,
): Promise<Outcome<CarrierLine[]>> {
  const read = await readConsignments(database, of, { masking: maskingOf(who), now: clock.now() });
  if (!read.ok) return read;
  const carriers = await selectCarrierRecords(database);
  const limits = carriers.find(({ name }) => name === fields.carrier)?.limits ?? {};
  let row = 1;
  return accepted(
    read.value.map((one) => {
      const line = lineOf(measured(one, measures), fields, { row, limits });
      // Rows that stay out are not counted in the file.
      if (line.goes) row += 1;
      return line;
    }),
  );
}

/** Rows as a template would write them. */
export async function previewCarrierFile(
  deps: Deps,
  who: StaffIdentity,
  { fields, ...wanted }: InputOf<typeof previewCarrierFileOperation>,
): Promise<Outcome<OperationOutput<typeof previewCarrierFileOperation>>> {
  const lines = await linesOf(deps, who, fields, wanted);
  return lines.ok ? accepted({ lines: lines.value }) : lines;
}

/** The file of a carrier without the rows that lack something; who took whose data is in the log. */
export async function carrierFile(
  deps: Deps,
  who: StaffIdentity,
  { template: id, ...wanted }: InputOf<typeof carrierFileOperation>,
): Promise<Outcome<OperationOutput<typeof carrierFileOperation>>> {
  const { database, clock } = deps;
  const template = (await selectTemplates(database)).find((one) => one.id === id);
  if (template === undefined) return refused('staff_carrier_template_unknown', {}, 'template');
  const { fields } = template;
  const lines = await linesOf(deps, who, fields, wanted);
  if (!lines.ok) return lines;
  const going = lines.value.filter(({ goes }) => goes);
  if (going.length === 0) return refused('staff_carrier_file_empty', {}, 'of');
  const rows = going.map(({ cells }) => cells);
  const content = Buffer.from(carrierBytes(carrierText(fields, rows), fields)).toString('base64');
  const at = new Date(clock.now());
  await commitTogether(database, (transaction) =>
    recordChange(transaction, {
      author: authorOf(who),
      at,
      kind: 'carriers.file',
      record: templateRecord(id),
      rows: [
        { field: 'rows', from: null, to: rows.length },
        { field: 'orders', from: null, to: going.map(({ order_number: number }) => number) },
      ],
    }),
  );
  return accepted({
    name: `${slugOf(fields.carrier)}-${slugOf(fields.name)}-${dayInItaly(clock.now())}.csv`,
    content,
    rows: rows.length,
    left_out: lines.value.filter(({ goes }) => !goes).map(({ order_number: number }) => number),
  });
}
