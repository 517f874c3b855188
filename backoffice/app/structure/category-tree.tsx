import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Tree } from '@casamaestra/ui/tree.tsx';
import { VisuallyHidden } from '@casamaestra/ui/visually-hidden.tsx';
import { useMemo } from 'react';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './structure.module.css';

interface CategoryTreeProps {
  rows: readonly StaffCategory[];
  /** All are open until somebody closes one. */
  isAllOpen: boolean;
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

/** The tree of categories, with the number of products in each and below. */
export function CategoryTree({ rows, ...tree }: CategoryTreeProps) {
  const items = useMemo(
    () => rows.map((row) => ({ id: row.id, parent: row.parent_id, name: row.label, row })),
    [rows],
  );
  return (
    <Tree
      label={texts().structure.category.tree}
      items={items}
      className={css.tree}
      end={countsOf}
      {...tree}
    />
  );
}

function countsOf({ row }: { row: StaffCategory }) {
  const counts = texts().structure.category.counts(counted(row.products), counted(row.products_below));
  return (
    <>
      <span aria-hidden="true">{counted(row.products_below)}</span>
      <VisuallyHidden>{`, ${counts}`}</VisuallyHidden>
    </>
  );
}
