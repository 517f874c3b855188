import { EditGrid, type EditColumn } from '@casamaestra/ui/edit-grid.tsx';
import { useMemo } from 'react';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from './variants.module.css';
import { cellFault, type TypedVariant, type VariantsDraft, withoutRow, withTyped } from './variant-drafts.ts';

type VariantsGridProps = {
  draft: VariantsDraft;
  /** The list prices of those that are there may be typed over. */
  mayPrice: boolean;
  /** Faults are shown once the form was sent. */
  isTried: boolean;
  /** The cell that the service refused. */
  refused: { readonly row: string; readonly column: string; readonly text: string } | undefined;
  onChange: (draft: VariantsDraft) => void;
};

const isThere = ({ seen }: TypedVariant): boolean => seen !== undefined;
const isRetired = ({ onSale }: TypedVariant): boolean => !onSale;

/** A column for each label, then codes and prices; pieces of those that are there have a screen of their own. */
export function gridColumns(
  { labels }: Pick<VariantsDraft, 'labels'>,
  mayPrice: boolean,
): readonly EditColumn<TypedVariant>[] {
  const { variantTable: words, newProduct } = texts();
  const values = labels.flatMap((label, at): EditColumn<TypedVariant>[] =>
    label.trim() === ''
      ? []
      : [
          {
            id: `value ${at}`,
            title: label.trim(),
            value: ({ values: own }) => own[at] ?? '',
            isLocked: isRetired,
            maxLength: 80,
          },
        ],
  );
  return [
    { id: 'state', title: words.state, value: stateOf, isLocked: () => true, width: 8 },
    ...values,
    { id: 'sku', title: newProduct.sku, value: ({ sku }) => sku, isLocked: isThere, maxLength: 64 },
    {
      id: 'gtin',
      title: newProduct.gtin,
      value: ({ gtin }) => gtin,
      isLocked: isRetired,
      inputMode: 'numeric',
      maxLength: 14,
      width: 10,
    },
    {
      id: 'price',
      title: newProduct.ownPrice,
      value: ({ price }) => price,
      isLocked: (row) => isRetired(row) || (isThere(row) && !mayPrice),
      inputMode: 'decimal',
      width: 7,
    },
    ...offerColumns(mayPrice),
    {
      id: 'stock',
      title: newProduct.ownStock,
      value: ({ stock }) => stock,
      isLocked: isThere,
      inputMode: 'numeric',
      width: 6,
    },
    ...lyingColumns(),
  ];
}

/** What one weighs, holds, and where it lies. */
function lyingColumns(): readonly EditColumn<TypedVariant>[] {
  const { variantTable: words } = texts();
  return [
    {
      id: 'weight',
      title: words.weight,
      value: ({ weight }) => weight,
      isLocked: isRetired,
      inputMode: 'decimal',
      width: 7,
    },
    {
      id: 'content',
      title: words.content,
      value: ({ content }) => content,
      isLocked: isRetired,
      maxLength: 16,
      width: 8,
    },
    {
      id: 'shelf',
      title: words.shelf,
      value: ({ shelf }) => shelf,
      // One that is not made yet lies nowhere.
      isLocked: (row) => !isThere(row),
      maxLength: 40,
      width: 8,
    },
  ];
}

/** The offer of one that is there: its price, its first and its last day. */
function offerColumns(mayPrice: boolean): readonly EditColumn<TypedVariant>[] {
  const { variantTable: words } = texts();
  const isLocked = (row: TypedVariant) => isRetired(row) || !isThere(row) || !mayPrice;
  return [
    {
      id: 'sale',
      title: words.sale,
      value: ({ sale }) => sale,
      isLocked,
      inputMode: 'decimal',
      width: 7,
    },
    {
      id: 'saleFrom',
      title: words.saleFrom,
      value: ({ saleFrom }) => saleFrom,
      isLocked,
      maxLength: 16,
      width: 10,
    },
    { id: 'saleTo', title: words.saleTo, value: ({ saleTo }) => saleTo, isLocked, maxLength: 16, width: 10 },
  ];
}

function stateOf({ seen, onSale }: TypedVariant): string {
  const { states } = texts().variantTable;
  if (seen === undefined) return states.new;
  if (seen.on_sale !== onSale) return onSale ? states.coming : states.going;
  return onSale ? states.sold : states.retired;
}

const nameOf = ({ values, sku }: TypedVariant): string =>
  [values.filter((value) => value !== '').join(', '), sku].filter((text) => text !== '').join(' · ');

function actOf({ seen, onSale }: TypedVariant) {
  const { remove, retire, restore } = texts().variantTable;
  if (!onSale) return restore;
  return seen === undefined ? remove : retire;
}

/** The variants, one a row. */
export function VariantsGrid({ draft, mayPrice, isTried, refused, onChange }: VariantsGridProps) {
  const { variantTable: words } = texts();
  const { labels } = draft;
  const columns = useMemo(() => gridColumns({ labels }, mayPrice), [labels, mayPrice]);
  const faultOf = (row: TypedVariant, column: string) => {
    if (refused?.row === row.id && refused.column === column) return refused.text;
    const fault = isTried ? cellFault(draft, row, column) : undefined;
    return fault && words.cellFaults[fault];
  };
  const count = draft.rows.filter(({ onSale }) => onSale).length;
  return (
    <ScreenPart title={words.table}>
      <p role="status" className={css.soft}>
        {words.count(counted(count), counted(draft.rows.length - count))}
      </p>
      <EditGrid
        caption={words.table}
        rows={draft.rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nameOf}
        faultOf={faultOf}
        onType={(cells) => onChange(withTyped(draft, cells))}
        labels={{ fill: words.fill, hint: words.hint, end: words.end }}
        act={(row) => ({
          icon: row.onSale ? 'trash' : 'returns',
          label: actOf(row)(nameOf(row)),
          run: () => onChange(withoutRow(draft, row)),
        })}
      />
    </ScreenPart>
  );
}
