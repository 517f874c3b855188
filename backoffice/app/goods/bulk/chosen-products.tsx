import { matchingProductsOperation } from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { GoodsRow } from '@casamaestra/contract/staff/goods.operations.ts';
import type { GoodsFilter } from '@casamaestra/contract/staff/goods-filter.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useState } from 'react';
import { ChosenRows, type Whole } from '../../lists/chosen-rows.tsx';
import { callStaff } from '../../platform/call-staff.ts';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { BulkFields } from './bulk-fields.tsx';

type ChosenProductsProps = {
  selected: ReadonlySet<string>;
  rows: readonly GoodsRow[];
  total: number | undefined;
  filter: GoodsFilter;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** What is chosen, in words, and one field of it to change. */
export function ChosenProducts({ selected, rows, total, filter, onSelect }: ChosenProductsProps) {
  const { bulkFields: words, shell } = texts();
  const [whole, setWhole] = useState<Whole<{ readonly id: number }>>();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: typeof whole) => {
    setWhole(next);
    onSelect(new Set(next?.rows.map(({ id }) => String(id))));
  };
  return (
    <>
      <ChosenRows
        selected={selected}
        loaded={rows.length}
        total={total}
        whole={whole}
        readWhole={() => callStaff(matchingProductsOperation, filter)}
        onWhole={choose}
      />
      {selected.size > 0 && (
        <Button size="s" onClick={() => setOpen(true)}>
          {words.open(counted(selected.size))}
        </Button>
      )}
      <Dialog
        open={isOpen}
        place="end"
        title={words.title(counted(selected.size))}
        closeLabel={shell.close}
        onClose={() => setOpen(false)}
      >
        <BulkFields ids={[...selected].map(Number)} />
      </Dialog>
    </>
  );
}
