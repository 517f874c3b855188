import type { ProductFields } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import type { Refused } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';

type ProductConflictProps = {
  field: keyof ProductFields;
  refused: Refused;
  onSettle: (isMine: boolean) => void;
};

/** Somebody else saved the same field meanwhile: their value here, one's own in the field, and a choice. */
export function ProductConflict({ field, refused: { facts }, onSettle }: ProductConflictProps) {
  const { goods } = texts();
  const label = {
    name: goods.name,
    short_description: goods.short,
    description_html: goods.description,
    category_id: goods.category,
    published: goods.published,
    is_new: goods.isNew,
    is_hot: goods.isHot,
    warnings: goods.warnings,
    pictures: goods.pictures,
  }[field];
  return (
    <div role="alert">
      <p>{goods.conflict(String(facts['who']), label)}</p>
      {showsAsText.has(field) && (
        <p>
          {goods.theirs} <q>{writtenOf(String(facts['now']))}</q>
        </p>
      )}
      <p className={css.row}>
        <Button size="s" variant="secondary" onClick={() => onSettle(true)}>
          {goods.takeMine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => onSettle(false)}>
          {goods.takeTheirs}
        </Button>
      </p>
    </div>
  );
}

/** Of the others the service knows a number or a yes, which would say nothing here. */
const showsAsText: ReadonlySet<keyof ProductFields> = new Set([
  'name',
  'short_description',
  'description_html',
  'warnings',
]);

/** Lines come as a list, which may be cut off. */
const writtenOf = (now: string): string =>
  now.startsWith('["') ? now.replaceAll(/^\["|"\]?$/g, '').replaceAll('","', ' · ') : now;
