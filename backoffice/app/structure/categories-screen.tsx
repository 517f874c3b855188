import { categoriesOperation } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { AddCategory } from './add-category.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { CategoryTree } from './category-tree.tsx';
import { ChangeTold } from './change-told.tsx';
import { SearchField } from './list-controls.tsx';
import type { Gone } from './merge-record.tsx';
import { StructureHead, useMayStructure } from './structure-head.tsx';
import css from './structure.module.css';

/** Categories with these letters in their name, and all above them. */
function found(rows: readonly StaffCategory[], text: string): readonly StaffCategory[] {
  const words = text.trim().toLowerCase();
  if (words === '') return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<number>();
  for (const row of rows.filter(({ label }) => label.toLowerCase().includes(words)))
    for (let at: StaffCategory | undefined = row; at !== undefined; at = byId.get(at.parent_id ?? 0))
      kept.add(at.id);
  return rows.filter(({ id }) => kept.has(id));
}

/** The tree of categories, and what can be done with the chosen one. */
export function CategoriesScreen() {
  const { category } = texts().structure;
  const { data, error } = useQuery(reading(categoriesOperation, {}));
  const [address, setAddress] = useSearchParams();
  const [text, setText] = useState('');
  const [gone, setGone] = useState<Gone>();
  const mayEdit = useMayStructure();
  const chosen = data?.find(({ id }) => id === Number(address.get('categoria')));
  const choose = (id: number | undefined) => setAddress(id === undefined ? {} : { categoria: String(id) });
  const rows = found(data ?? [], text);
  return (
    <div className={css.screen}>
      <StructureHead part="categories" />
      <Failure error={error} />
      {data && (
        <div className={css.halves}>
          <div className={css.side}>
            <SearchField label={category.find} text={text} onText={setText} />
            {rows.length === 0 ? (
              <p role="status">{category.noneFound}</p>
            ) : (
              <CategoryTree
                key={text === '' ? '' : 'found'}
                rows={rows}
                isAllOpen={text.trim() !== ''}
                chosen={chosen?.id}
                onChoose={choose}
              />
            )}
            {mayEdit && <AddCategory parent={null} label={category.addDepartment} onAdded={choose} />}
          </div>
          {chosen === undefined ? (
            <div className={css.panel}>
              {gone && <ChangeTold {...gone} />}
              <EmptyState icon="list" title={category.choose} text={category.chooseText} level={2} />
            </div>
          ) : (
            <CategoryPanel
              key={chosen.id}
              row={chosen}
              rows={data}
              mayEdit={mayEdit}
              onAdded={choose}
              onGone={(next) => {
                setGone(next);
                choose(undefined);
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
