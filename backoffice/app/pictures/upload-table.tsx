import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { FileProduct } from './file-product.tsx';
import type { PictureFile } from './picture-files.ts';
import type { useUploads } from './use-uploads.ts';
import css from './pictures.module.css';

type Uploads = ReturnType<typeof useUploads>;

/** The files with their state, their product and what they show. */
export function UploadTable({ uploads }: { uploads: Uploads }) {
  const { pictures } = texts();
  const { columns } = pictures;
  const { files } = uploads;
  const done = files.filter(({ state }) => state === 'there').length;
  const isMoving = files.some(({ state }) => state === 'waiting' || state === 'sending');
  const retry = files.some(({ state, fault }) => state === 'failed' && fault?.isFinal !== true);
  const without = files.filter(({ product, state }) => product === null && state !== 'failed').length;
  const heads = [columns.file, columns.product, columns.alt, columns.state];
  return (
    <>
      <div className={css.acts}>
        <p role="status">
          {pictures.progress(counted(done), counted(files.length))}
          {without > 0 && `. ${pictures.without(counted(without))}`}
        </p>
        {isMoving && (
          <Button size="s" variant="secondary" onClick={() => uploads.setStopped(!uploads.isStopped)}>
            {uploads.isStopped ? pictures.resume : pictures.stop}
          </Button>
        )}
        {retry && (
          <Button size="s" variant="secondary" onClick={uploads.again}>
            {pictures.againAll}
          </Button>
        )}
      </div>
      <Table
        caption={pictures.add}
        columns={[
          { title: columns.picture, hidden: true },
          ...heads.map((title) => ({ title })),
          { title: columns.acts, hidden: true },
        ]}
        className={css.table}
      >
        {files.map((file) => (
          <UploadRow key={file.id} row={file} uploads={uploads} />
        ))}
      </Table>
    </>
  );
}

function UploadRow({ row, uploads }: { row: PictureFile; uploads: Uploads }) {
  const { pictures } = texts();
  const { id, file, preview, state, fault, alt } = row;
  return (
    <tr>
      <td>{preview !== '' && <img src={preview} alt="" className={css.small} />}</td>
      <th scope="row">{file.name}</th>
      <td>{state !== 'failed' && <FileProduct row={row} onChange={(to) => uploads.change(id, to)} />}</td>
      <td>
        {state !== 'failed' && (
          <Input
            aria-label={pictures.altOf(file.name)}
            value={alt}
            maxLength={300}
            autoComplete="off"
            onChange={({ target }) => uploads.change(id, { alt: target.value })}
          />
        )}
      </td>
      <td>
        <Badge tone={state === 'there' ? 'positive' : 'neutral'}>{pictures.states[state]}</Badge>
        {fault && <p className={css.fault}>{fault.text}</p>}
      </td>
      <td>
        <IconButton
          icon="trash"
          label={pictures.takeOut(file.name)}
          onClick={() => uploads.drop(new Set([id]))}
        />
      </td>
    </tr>
  );
}
