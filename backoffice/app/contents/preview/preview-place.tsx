import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { useState, useSyncExternalStore } from 'react';
import { texts } from '../../platform/texts.ts';
import css from './preview.module.css';
import { PreviewPane } from './preview-pane.tsx';
import type { Written } from './use-preview.ts';

const wide = '(width >= 80rem)';

/** Whether the shop has room beside the text. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      const query = matchMedia(wide);
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia(wide).matches,
  );

/** The preview beside the text, or where there is no room in a sheet above it. */
export function PreviewPlace(written: Written) {
  const { preview } = texts().contents;
  const [open, setOpen] = useState(false);
  if (useIsWide())
    return (
      <div className={css.beside}>
        <PreviewPane {...written} coversText={false} />
      </div>
    );
  return (
    <div className={css.toSheet}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {preview.show}
      </Button>
      <Dialog
        title={preview.title}
        hideTitle
        closeLabel={preview.close}
        open={open}
        onClose={() => setOpen(false)}
        place="end"
        className={css.sheet}
      >
        <PreviewPane {...written} coversText />
      </Dialog>
    </div>
  );
}
