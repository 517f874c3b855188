import type {
  CarrierColumn,
  CarrierField,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';

/** A column that says a field, with nothing else asked of it. */
export const columnOf = (
  field: CarrierField,
  title = '',
  changes: Partial<CarrierColumn> = {},
): CarrierColumn => ({
  field,
  title,
  text: '',
  required: false,
  most: null,
  beyond: 'cut',
  decimals: field === 'weight_kg' ? 1 : 2,
  ...changes,
});

const needed = { required: true } as const;
const empty = (title: string) => columnOf('text', title);

const layout = {
  name: '',
  sender_code: '',
  first_lines: '',
  header: true,
  separator: 'semicolon',
  quotes: 'needed',
  line_end: 'crlf',
} as const;

/** The columns most carriers in Italy ask for, as their programs for Windows read them. */
const generic: CarrierTemplateFields = {
  ...layout,
  carrier: '',
  encoding: 'windows-1252',
  decimals: 'comma',
  dates: 'italian',
  columns: [
    columnOf('sender_code', 'Codice mittente'),
    columnOf('order_number', 'Riferimento', needed),
    columnOf('name', 'Destinatario', { ...needed, most: 35 }),
    columnOf('address', 'Indirizzo', { ...needed, most: 35 }),
    columnOf('postcode', 'CAP', { ...needed, most: 9 }),
    columnOf('city', 'Località', { ...needed, most: 35 }),
    columnOf('province', 'Provincia', { most: 2 }),
    columnOf('country', 'Nazione', { ...needed, most: 2 }),
    columnOf('phone', 'Telefono', { most: 16 }),
    columnOf('email', 'Email', { most: 70 }),
    columnOf('packages', 'Colli', needed),
    columnOf('weight_kg', 'Peso', needed),
    columnOf('cash_on_delivery', 'Contrassegno'),
    columnOf('note', 'Note', { most: 35 }),
  ],
};

/** The complete layout with 25 columns (help.qapla.it, "Import Shipments via CSV File", read in November 2026). */
const qapla: CarrierTemplateFields = {
  ...layout,
  carrier: 'Qapla’',
  header: false,
  encoding: 'utf-8',
  decimals: 'point',
  dates: 'iso',
  columns: [
    columnOf('sender_code', 'Courier code', needed),
    columnOf('tracking_number', 'Tracking number', needed),
    columnOf('ship_date', 'Shipping date', needed),
    columnOf('order_number', 'Reference'),
    columnOf('order_date', 'Order date'),
    columnOf('name', 'Name'),
    columnOf('address', 'Address'),
    columnOf('city', 'City'),
    columnOf('postcode', 'Zip code'),
    columnOf('province', 'Province'),
    columnOf('country', 'Country'),
    columnOf('email', 'Email'),
    columnOf('phone', 'Telephone'),
    empty('Representative'),
    columnOf('cash_on_delivery', 'Amount'),
    columnOf('text', 'POD', { text: '0' }),
    empty('Custom 1'),
    empty('Custom 2'),
    empty('Custom 3'),
    columnOf('note', 'Notes', { most: 255 }),
    empty('Delivery date'),
    empty('Tag'),
    empty('Origin'),
    columnOf('packages', 'Parcels'),
    columnOf('weight_kg', 'Weight'),
  ],
};

export const startingTemplates = { generic, qapla } as const;
export type StartName = keyof typeof startingTemplates;
export const startNames = Object.keys(startingTemplates) as readonly StartName[];
