import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { useMe } from '../../shell/me.ts';
import { pieces } from './mention-typed.ts';
import css from './notes.module.css';

type NoteTextProps = Pick<StaffOrder['timeline'][number], 'mentions'> & { text: string };

/** What a note says; whom it mentions stands out, who reads it most of all. */
export function NoteText({ text, mentions }: NoteTextProps) {
  const { id: own } = useMe();
  const people = mentions.map(({ id, name }) => ({ id, label: name }));
  return (
    <p className={css.text}>
      {pieces(text, people).map(({ text: piece, at, of }) =>
        of === undefined ? (
          piece
        ) : (
          <strong key={at} className={css.mention} data-own={of.id === own || undefined}>
            {piece}
          </strong>
        ),
      )}
    </p>
  );
}
