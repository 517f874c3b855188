import type { NoteFile } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { texts } from '../../platform/texts.ts';
import { fileSize } from '../../platform/written.ts';
import css from './notes.module.css';

interface NoteFilesProps {
  readonly files: readonly NoteFile[];
  /** Takes one away; without it none can be. */
  readonly onTake?: ((id: number) => void) | undefined;
}

/** Files of a note, to be saved or taken away; pictures are seen small. */
export function NoteFiles({ files, onTake }: NoteFilesProps) {
  const { history } = texts().orders;
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label={history.filesOf}>
      {files.map(({ id, name, kind, bytes, url, width, height }) => {
        const what = history.fileKinds[kind];
        const called = name ?? what;
        return (
          <li key={id}>
            {kind === 'picture' ? (
              <img src={url} alt="" width={width ?? undefined} height={height ?? undefined} loading="lazy" />
            ) : (
              <Icon name="document" size={28} />
            )}
            <span className={css.name}>
              <a href={url} download aria-label={history.fileSave(called)}>
                {called}
              </a>{' '}
              <small className={css.soft}>
                {name !== null && `${what} · `}
                {fileSize(bytes)}
              </small>
            </span>
            {onTake !== undefined && (
              <IconButton size="s" icon="trash" label={history.fileTake(called)} onClick={() => onTake(id)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
