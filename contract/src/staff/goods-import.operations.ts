import { z } from 'zod';
import { heldPrice } from './held-price.ts';
import type { Subject } from './permissions.ts';
import { staffOperation } from './staff-operation.ts';

/** Looking changes nothing: who one is is proved again when an import begins. */
const view = { subject: 'bulk', needs: 'view' } as const;
/** Holding an import up is never made difficult. */
const ask = { subject: 'bulk', needs: 'ask' } as const;
const edit = { subject: 'bulk', needs: 'edit' } as const;

export const importBytesMax = 20_000_000;
export const importRowsMax = 50_000;

/**
 * `sku` finds the variant; where no column is one, or its cell is empty, `gtin` does. `price`: the list price.
 * `shelf`: where the variant lies in the warehouse. `stock_seen`: what the stock was when the file was exported; stock is set only where the file says another one.
 */
export const importFields = [
  'sku',
  'gtin',
  'price',
  'sale_price',
  'cost',
  'stock',
  'stock_seen',
  'shelf',
  'weight',
  'name',
  'status',
] as const;
export type ImportField = (typeof importFields)[number];
/** What changing a field needs, as on its own screen. */
export const importSubjects: Readonly<Record<ImportField, Subject>> = {
  sku: 'products',
  gtin: 'products',
  name: 'products',
  status: 'products',
  weight: 'products',
  price: 'prices',
  sale_price: 'prices',
  cost: 'costs',
  stock: 'stock',
  stock_seen: 'stock',
  shelf: 'stock',
};
export const importDecimals = ['comma', 'point'] as const;
/** `open`: not begun. `stopped`: what was done until then stays. */
export const importStates = ['open', 'running', 'paused', 'done', 'stopped'] as const;

/** Why a row of a list is left out; `recalled`: only its stock is. */
export const rowFaults = [
  'cells',
  'code_missing',
  'sku_unknown',
  'gtin_unknown',
  'twice',
  'number',
  'negative',
  'whole',
  'too_large',
  'stock_moved',
  'recalled',
  'formula',
  'price_zero',
  'above_list',
  'limit',
  'below_cost',
  'gtin_wrong',
  'gtin_taken',
  'name_long',
  'shelf_long',
  'name_differs',
  'status',
  'maker',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** Why a variant was left alone once the import had begun. */
export const leftOutcomes = ['changed', 'refused', 'recalled'] as const;

/** What is looked at first. */
export const importMarks = ['price_much', 'stock_zero'] as const;

const id = z.object({ id: z.number().int().positive() });
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.object({ field: z.enum(importFields), from: value, to: value });
export type ImportChange = z.output<typeof change>;

const importFile = z.object({
  id: z.number(),
  file_name: z.string(),
  supplier: z.string(),
  rows: z.number(),
  state: z.enum(importStates),
  who: z.string(),
  at: z.string(),
  /** Variants that it shall change; done and left alone so far. */
  total: z.number(),
  done: z.number(),
  skipped: z.number(),
  /** Number in the log, by which it is taken back; null: not ended, or nothing was changed. */
  change: z.number().nullable(),
  undone: z.boolean(),
});
export type ImportSummary = z.output<typeof importFile>;

export const uploadImportOperation = staffOperation({
  name: 'imports.upload',
  permission: view,
  summary: 'Upload a list of a supplier (CSV)',
  input: z.object({
    file_name: z.string().trim().min(1).max(200),
    supplier: z.string().trim().min(1).max(100),
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(importBytesMax / 3) * 4),
  }),
  output: id,
  refusals: [
    'staff_import_unreadable',
    'staff_import_excel',
    'staff_import_columns_twice',
    'staff_import_empty',
    'staff_import_too_long',
  ],
});

export const readImportOperation = staffOperation({
  name: 'imports.read',
  permission: view,
  summary: 'An import: its file, its columns and how far it is',
  input: id,
  output: importFile.extend({
    encoding: z.enum(['utf-8', 'windows-1252']),
    separator: z.string(),
    decimals: z.enum(importDecimals),
    /** The columns are read as in the last list of this supplier. */
    remembered: z.boolean(),
    columns: z.array(
      z.object({
        heading: z.string(),
        field: z.enum(importFields).nullable(),
        /** Of the first rows. */
        cells: z.array(z.string()),
      }),
    ),
    /** Prices that a second person decides or decided about. */
    held: z.number(),
    /** The import whose held prices these are; null: a list of its own. */
    held_of: z.number().nullable(),
    /** The first 50 variants that were left alone, and why; `recalled`: their pieces stay out of sale. */
    left: z.array(z.object({ sku: z.string(), outcome: z.enum(leftOutcomes) })),
  }),
  refusals: ['staff_import_unknown'],
});

export const importsOperation = staffOperation({
  name: 'imports.list',
  permission: view,
  summary: 'The last 50 imports, newest first',
  input: z.object({}),
  output: z.array(importFile),
});

const faultyRow = z.object({
  line: z.number(),
  /** SKU or GTIN as it stands there. */
  code: z.string(),
  field: z.enum(importFields).nullable(),
  value: z.string(),
  fault: z.enum(rowFaults),
});
export type FaultyRow = z.output<typeof faultyRow>;

/** Reads the whole list and changes nothing. How its columns are read is kept for the next list of the supplier. */
export const tryImportOperation = staffOperation({
  name: 'imports.try',
  permission: view,
  summary: 'What an import would change',
  input: id.extend({
    /** Field by heading; a heading that is not named is not read. */
    mapping: z.record(z.string().max(200), z.enum(importFields)),
    decimals: z.enum(importDecimals),
  }),
  output: z.object({
    rows: z.number(),
    /** Variants that would change. */
    changed: z.number(),
    fields: z.array(z.object({ field: z.enum(importFields), count: z.number() })),
    /** Rows that are left out. */
    bad: z.number(),
    bad_rows: z.array(faultyRow),
    /** Prices that wait for a second person once it begins; the first 100. */
    held: z.number(),
    held_rows: z.array(heldPrice),
    /** Prices that change by more than 30 %; their number is typed again. */
    large: z.number(),
    stock_zero: z.number(),
    /** The first 200, those to be looked at first. */
    shown: z.array(
      z.object({
        line: z.number(),
        sku: z.string(),
        product_id: z.number(),
        name: z.string(),
        changes: z.array(change),
        /** Of the price charged now; null: it does not change. */
        percent: z.number().nullable(),
        marks: z.array(z.enum(importMarks)),
      }),
    ),
    /** Stands for exactly these changes. */
    fingerprint: z.string(),
  }),
  refusals: [
    'staff_import_unknown',
    'staff_import_begun',
    'staff_import_file_gone',
    'staff_import_key_missing',
    'staff_import_field_twice',
    'staff_import_nothing_mapped',
    'staff_import_field_not_permitted',
  ],
});

/** Rows that are left out, with their cells as they came. */
export const importFaultsOperation = staffOperation({
  name: 'imports.faults',
  permission: view,
  summary: 'All rows of an import that are left out, with the reasons',
  input: id,
  output: z.object({
    headings: z.array(z.string()),
    rows: z.array(faultyRow.extend({ cells: z.array(z.string()) })),
  }),
  refusals: ['staff_import_unknown', 'staff_import_file_gone'],
});

/** Begins to write, in the background: exactly what was seen. */
export const startImportOperation = staffOperation({
  name: 'imports.start',
  permission: edit,
  summary: 'Begin an import',
  input: id.extend({
    fingerprint: z.string().max(64),
    /** How many prices change by more than 30 %, typed again. */
    confirmed: z.number().int().optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: id,
  refusals: [
    'staff_import_unknown',
    'staff_import_begun',
    'staff_import_file_gone',
    'staff_import_busy',
    'staff_import_changed',
    'staff_import_nothing',
    'staff_import_field_not_permitted',
    'staff_bulk_to_confirm',
  ],
});

const acts = { input: id, output: id, refusals: ['staff_import_unknown', 'staff_import_not_so'] } as const;

export const pauseImportOperation = staffOperation({
  name: 'imports.pause',
  permission: ask,
  summary: 'Pause an import after the rows it is at',
  ...acts,
});

export const resumeImportOperation = staffOperation({
  name: 'imports.resume',
  permission: edit,
  summary: 'Go on with a paused import',
  ...acts,
});

export const stopImportOperation = staffOperation({
  name: 'imports.stop',
  permission: ask,
  summary: 'Stop an import; what was done stays and can be taken back',
  ...acts,
});
