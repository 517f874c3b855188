import type { WithdrawalView } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { Line, LineName } from '@casamaestra/ui/line-list.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import css from './withdrawal.module.css';

/** Up to this number of pieces there is a select, beyond it a number field. */
const LONGEST_CHOICE = 50;

type DeclareLineProps = {
  line: WithdrawalView['lines'][number];
  /** As sent before; else everything that is left. */
  pieces: number | undefined;
};

/** A line of the order: how many pieces to return, or why none can be. */
export function DeclareLine({ line, pieces }: DeclareLineProps) {
  const { withdrawal, card } = useMessages();
  const lang = useContentLang();
  const { position, name, options, left, picture } = line;
  return (
    <Line
      className={css.line}
      picture={picture && <img src={picture.url} width={72} height={72} alt="" loading="lazy" />}
    >
      <div>
        <LineName lang={lang}>{name}</LineName>
        {options !== '' && (
          <p className={css.quiet} lang={lang}>
            {options}
          </p>
        )}
        {picture?.other_colour && <p className={css.quiet}>{card.otherColour}</p>}
        {left === 0 && (
          <p className={css.quiet}>{line.custom_made ? withdrawal.excluded : withdrawal.gone}</p>
        )}
      </div>
      {left > 0 && (
        <Pieces position={position} label={withdrawal.pieces(name)} left={left} pieces={pieces ?? left} />
      )}
    </Line>
  );
}

type PiecesProps = { position: number; label: string; left: number; pieces: number };

function Pieces({ position, label, left, pieces }: PiecesProps) {
  const { withdrawal } = useMessages();
  const named = `pieces-${position}`;
  const known = Number.isInteger(pieces) ? pieces : left;
  return (
    <Field id={named} label={label} hideLabel className={css.pieces}>
      {(control) =>
        left > LONGEST_CHOICE ? (
          <Input {...control} name={named} type="number" min={0} max={left} defaultValue={known} />
        ) : (
          <Select {...control} name={named} defaultValue={Math.max(0, Math.min(left, known))}>
            <option value={0}>{withdrawal.keep}</option>
            {Array.from({ length: left }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1} {withdrawal.ofPieces(left)}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}
