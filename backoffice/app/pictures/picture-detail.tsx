import { describePictureOperation } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { LibraryPicture, PictureUse } from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { UndoButton } from '../activity/undo-button.tsx';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { PictureFocus } from './picture-focus.tsx';
import css from './pictures.module.css';

const productsOf = ({ uses }: LibraryPicture) => uses.flatMap((use) => (use.kind === 'product' ? [use] : []));

/** What a picture is called: what it shows, else whose it is. */
export function libraryName(row: LibraryPicture): string {
  const [first] = productsOf(row);
  const [use] = row.uses;
  const place = use?.kind === 'content' ? use.file : use?.name;
  return first?.alt || place || texts().pictures.untitled;
}

/** A picture with its measures, where it is shown, and what it says for those who do not see it. */
export function PictureDetail({ row }: { row: LibraryPicture }) {
  const { pictures } = texts();
  const { url, width, height, bytes, at, uses } = row;
  const mayEdit = may(useMe(), 'products', 'edit');
  return (
    <div className={css.stack}>
      <img src={url} alt="" className={css.large} />
      <p className={css.soft}>
        {pictures.size(counted(width), counted(height), counted(Math.ceil(bytes / 1000)))}
        {` · ${moment(at)}`}
      </p>
      <div>
        <h3>{pictures.usedIn}</h3>
        {uses.length === 0 ? (
          <p>{pictures.unused}</p>
        ) : (
          <ul className={css.uses}>
            {uses.map((use) => (
              <li key={JSON.stringify(use)}>
                <UseLink use={use} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {mayEdit && productsOf(row).length > 0 && <Describe row={row} />}
      {mayEdit && <PictureFocus key={row.hash} row={row} />}
    </div>
  );
}

function UseLink({ use }: { use: PictureUse }) {
  const { pictures } = texts();
  if (use.kind === 'content')
    return (
      <Link to={`/contenuti/modifica?file=${encodeURIComponent(use.file)}`}>
        {pictures.content(use.file)}
      </Link>
    );
  const name = use.kind === 'variant' ? pictures.ofVariant(use.name, use.sku) : use.name;
  return <Link to={`/prodotti/${use.id}`}>{name}</Link>;
}

function Describe({ row }: { row: LibraryPicture }) {
  const { pictures } = texts();
  const products = productsOf(row);
  const isSeveral = new Set(products.map(({ alt }) => alt)).size > 1;
  const [alt, setAlt] = useState(products[0]?.alt ?? '');
  const described = useMutation({
    mutationFn: () =>
      callStaff(describePictureOperation, {
        hash: row.hash,
        seen: products.map((product) => ({ id: product.id, alt: product.alt })),
        alt,
      }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const change = described.data?.change;
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        described.mutate();
      }}
    >
      <Field label={pictures.describe} hint={pictures.describeHint}>
        {(control) => (
          <Input
            {...control}
            value={alt}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
      {isSeveral && <p className={css.soft}>{pictures.several}</p>}
      <Failure error={described.error} id="describe-failure" />
      <div className={css.acts}>
        <Button type="submit" size="s" busy={described.isPending}>
          {pictures.save}
        </Button>
        <span role="status">
          {described.data &&
            (change === null ? pictures.unchanged : pictures.described(counted(described.data.products)))}
        </span>
        {typeof change === 'number' && <UndoButton key={change} id={change} act={pictures.describedAct} />}
      </div>
    </form>
  );
}
