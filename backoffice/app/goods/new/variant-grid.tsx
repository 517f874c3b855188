import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { texts } from '../../platform/texts.ts';
import css from './new-product.module.css';
import { type DraftVariant, variantFault } from './draft-variants.ts';

type VariantGridProps = {
  variants: readonly DraftVariant[];
  /** Faults are shown once the form was sent. */
  isTried: boolean;
  onChange: (variants: readonly DraftVariant[]) => void;
};

const columns = ['sku', 'gtin', 'price', 'stock'] as const;
type Column = (typeof columns)[number];

/** The cell above or below, in the same column: arrows move as in a spreadsheet. */
function moveTo(input: HTMLInputElement, step: 1 | -1): void {
  const { column = '' } = input.dataset;
  const all = [
    ...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? []),
  ];
  const next = all[all.indexOf(input) + step];
  next?.focus();
  next?.select();
}

/** One row a variant, each cell typed over; rows that are not wanted go. */
export function VariantGrid({ variants, isTried, onChange }: VariantGridProps) {
  const { newProduct: words } = texts();
  const titles: Readonly<Record<Column, string>> = {
    sku: words.sku,
    gtin: words.gtin,
    price: words.ownPrice,
    stock: words.ownStock,
  };
  const set = (at: number, change: Partial<DraftVariant>) =>
    onChange(variants.map((variant, index) => (index === at ? { ...variant, ...change } : variant)));
  return (
    <div className={css.scroll}>
      <table className={css.grid}>
        <caption className="visually-hidden">{words.variants}</caption>
        <thead>
          <tr>
            <th scope="col">{words.variants}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {titles[column]}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{words.removeColumn}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant, at) => (
            <VariantRow
              key={JSON.stringify(variant.values)}
              variant={variant}
              titles={titles}
              isTried={isTried}
              onType={(change) => set(at, change)}
              onRemove={
                variants.length > 1 ? () => onChange(variants.filter((_, index) => index !== at)) : undefined
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type VariantRowProps = {
  variant: DraftVariant;
  titles: Readonly<Record<Column, string>>;
  isTried: boolean;
  onType: (change: Partial<DraftVariant>) => void;
  onRemove: (() => void) | undefined;
};

function VariantRow({ variant, titles, isTried, onType, onRemove }: VariantRowProps) {
  const { newProduct: words, shell } = texts();
  const name = variant.values.join(', ') || variant.sku;
  const fault = isTried ? variantFault(variant) : undefined;
  const said = { price: words.wrongPrice, stock: words.wrongStock, sku: shell.required };
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column}>
          <Input
            aria-label={`${titles[column]}: ${name}`}
            aria-invalid={fault === column || undefined}
            data-column={column}
            value={variant[column]}
            maxLength={column === 'gtin' ? 14 : 64}
            inputMode={column === 'sku' ? undefined : column === 'price' ? 'decimal' : 'numeric'}
            autoComplete="off"
            onChange={({ target }) => onType({ [column]: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
              event.preventDefault();
              moveTo(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
            }}
          />
          {fault === column && <small className={css.fault}>{said[fault]}</small>}
        </td>
      ))}
      <td>{onRemove && <IconButton icon="trash" label={words.remove(name)} onClick={onRemove} />}</td>
    </tr>
  );
}
