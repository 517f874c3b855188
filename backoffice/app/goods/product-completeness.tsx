import { completePercent } from '@casamaestra/contract/staff/complete-percent.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import css from './goods.module.css';

/** How complete the page of a product is, and what to do about each thing that is missing. */
export function ProductCompleteness({ missing }: Pick<StaffProduct, 'missing'>) {
  const { goods } = texts();
  const percent = completePercent(missing);
  return (
    <ScreenPart title={goods.completeness}>
      <p>
        <meter min={0} max={100} value={percent} aria-label={goods.completeness} className={css.meter} />{' '}
        <strong>{goods.percent(counted(percent))}</strong>
      </p>
      {missing.length === 0 ? (
        <p className={css.soft}>{goods.complete}</p>
      ) : (
        <ul className={css.gaps} aria-label={goods.missingParts}>
          {missing.map((part) => (
            <li key={part}>
              <strong>{goods.parts[part]}</strong>
              <small>{goods.partHints[part]}</small>
            </li>
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}
