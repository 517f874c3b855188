import { previewProductOperation, type StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import css from './goods.module.css';

/** The page of a product in the shop; before it is published by a link that ends. What is typed is saved first. */
export function PreviewLink({ product: { id, status, slug, found_as: shown } }: { product: StaffProduct }) {
  const { goods } = texts();
  const made = useMutation({ mutationFn: () => callStaff(previewProductOperation, { id }) });
  if (status === 'published')
    return (
      <a href={`${shown.origin}/${slug}`} target="_blank" rel="noopener">
        {goods.openInShop}
      </a>
    );
  return (
    <span className={css.row}>
      <Button size="s" variant="secondary" busy={made.isPending} onClick={() => made.mutate()}>
        {goods.preview}
      </Button>
      {made.isSuccess && (
        <span role="status" className={css.soft}>
          <a href={made.data.url} target="_blank" rel="noopener">
            {goods.previewOpen}
          </a>{' '}
          {goods.previewUntil(moment(made.data.until))}
        </span>
      )}
      <Failure error={made.error} id="preview-failure" />
    </span>
  );
}
