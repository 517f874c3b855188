import { useId } from 'react';
import { buttonLook } from './button.tsx';
import { Checkbox, Radio } from './choice.tsx';
import type { Density } from './data-columns.ts';
import { Icon } from './icon.tsx';
import css from './table-settings.module.css';

type TableSettingsProps = {
  label: string;
  columns: readonly { id: string; title: string }[];
  columnsLabel: string;
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
  densityLabel: string;
  densities: Readonly<Record<Density, string>>;
  density: Density;
  onDensity: (density: Density) => void;
};

const densities = ['compact', 'roomy'] as const;

/** A popover for a DataTable: which columns it shows and how high its rows are. */
export const TableSettings = (props: TableSettingsProps) => {
  const id = useId();
  const toggled = (column: string, shown: boolean) => {
    const hidden = new Set(props.hidden);
    if (shown) hidden.delete(column);
    else hidden.add(column);
    return hidden;
  };
  return (
    <div className={css.place}>
      <button type="button" popoverTarget={id} className={buttonLook({ variant: 'secondary', size: 's' })}>
        <Icon name="list" size={16} />
        <span>{props.label}</span>
      </button>
      <div id={id} popover="auto" className={css.popover}>
        <fieldset>
          <legend className={css.legend}>{props.columnsLabel}</legend>
          {props.columns.map(({ id: column, title }) => (
            <Checkbox
              key={column}
              label={title}
              checked={!props.hidden.has(column)}
              onChange={(event) => props.onHide(toggled(column, event.target.checked))}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend className={css.legend}>{props.densityLabel}</legend>
          {densities.map((density) => (
            <Radio
              key={density}
              name={id}
              label={props.densities[density]}
              checked={density === props.density}
              onChange={() => props.onDensity(density)}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
};
