import { pictureViews } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { LibraryPicture, PictureView } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MoreRows } from '../lists/more-rows.tsx';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenPart } from '../shell/part.tsx';
import { ScreenHead } from '../shell/screen-head.tsx';
import { PictureDetail, libraryName } from './picture-detail.tsx';
import { library } from './pictures-query.ts';
import { UploadPictures } from './upload-pictures.tsx';
import css from './pictures.module.css';

/** The pictures of the shop: new ones find their products, and of each is told where it is shown. */
export function PicturesScreen() {
  const { pictures, shell } = texts();
  const mayEdit = may(useMe(), 'products', 'edit');
  return (
    <div className={css.stack}>
      <ScreenHead title={shell.screens.pictures} />
      {mayEdit && (
        <ScreenPart title={pictures.add}>
          <UploadPictures />
        </ScreenPart>
      )}
      <ScreenPart title={pictures.library}>
        <Library />
      </ScreenPart>
    </div>
  );
}

function Library() {
  const { pictures, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const view = pictureViews.find((one) => one === address.get('vista')) ?? 'all';
  const [text, setText] = useState(address.get('q') ?? '');
  const words = useDeferredValue(text.trim());
  const found = useInfiniteQuery(library(words, view));
  const rows = found.data?.pages.flatMap((page) => page.rows);
  const [open, setOpen] = useState<LibraryPicture>();
  const shown = open && (rows?.find(({ hash }) => hash === open.hash) ?? open);
  return (
    <div className={css.stack}>
      <LibraryTools
        text={text}
        onText={setText}
        view={view}
        onView={(next) => setAddress(next === 'all' ? {} : { vista: next })}
      />
      <Failure error={found.error} />
      {rows?.length === 0 && (
        <EmptyState icon="grid" title={pictures.none} text={pictures.noneText} level={2} />
      )}
      <ul className={css.library}>
        {rows?.map((row) => (
          <li key={row.hash}>
            <button
              type="button"
              className={css.tile}
              aria-label={pictures.open(libraryName(row))}
              onClick={() => setOpen(row)}
            >
              <img src={row.url} alt="" width={160} height={160} loading="lazy" />
              <span>{libraryName(row)}</span>
            </button>
          </li>
        ))}
      </ul>
      <MoreRows label={pictures.more} found={found} />
      <Dialog
        open={shown !== undefined}
        title={shown ? libraryName(shown) : ''}
        closeLabel={shell.close}
        onClose={() => setOpen(undefined)}
      >
        {shown && <PictureDetail key={shown.hash} row={shown} />}
      </Dialog>
    </div>
  );
}

interface LibraryToolsProps {
  text: string;
  onText: (text: string) => void;
  view: PictureView;
  onView: (view: string) => void;
}

/** Which pictures are shown. */
function LibraryTools({ text, onText, view, onView }: LibraryToolsProps) {
  const { pictures } = texts();
  return (
    <div className={css.tools}>
      <Field label={pictures.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      <Field label={pictures.viewsLabel}>
        {(control) => (
          <Select {...control} value={view} onChange={({ target }) => onView(target.value)}>
            {pictureViews.map((one) => (
              <option key={one} value={one}>
                {pictures.views[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
