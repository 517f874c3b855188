import { classesOf, energyClasses, energyScales } from '@casamaestra/contract/catalog/energy-scale.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import type { TypeField, UpdateFields } from '../product-changes.ts';
import { UploadFile } from './upload-file.tsx';
import { useFileSizes } from './use-file-sizes.ts';

type Energy = NonNullable<ProductFields['energy']>;

type ProductEnergyProps = {
  product: StaffProduct;
  energy: ProductFields['energy'];
  onType: TypeField;
  onUpdate: UpdateFields;
  /** What the service says is wrong with a part of it. */
  errorAt: (part: keyof Energy) => string | undefined;
};

const without = { label_url: '', sheet_url: '', eprel_id: '' };

/** Class, label and sheet of goods that the law wants labelled (Reg. (EU) 2017/1369). */
export function ProductEnergy({ product, energy, onType, onUpdate, errorAt }: ProductEnergyProps) {
  const { documents: words } = texts();
  return (
    <ScreenPart title={words.energy}>
      <div className={css.form}>
        <p className={css.soft}>{words.energyText}</p>
        <EnergyClass energy={energy} onType={onType} error={errorAt('class')} />
        {energy && (
          <EnergyParts
            product={product}
            energy={energy}
            numberError={errorAt('eprel_id')}
            onChange={(change) => onUpdate(({ energy: now }) => ({ energy: now && { ...now, ...change } }))}
          />
        )}
      </div>
    </ScreenPart>
  );
}

type EnergyClassProps = Pick<ProductEnergyProps, 'energy' | 'onType'> & { error: string | undefined };

/** The class and its scale; without a class there is no label. */
function EnergyClass({ energy, onType, error }: EnergyClassProps) {
  const { documents: words } = texts();
  const [scale, setScale] = useState<string>(energy?.scale ?? energyScales[0]);
  const shownScale = energy?.scale ?? scale;
  const chooseScale = (next: string) => {
    setScale(next);
    if (energy) onType({ energy: { ...energy, scale: next } });
  };
  const chooseClass = (name: string) => {
    const chosen = energyClasses.find((one) => one === name);
    onType({
      energy: chosen === undefined ? null : { ...without, ...energy, scale: shownScale, class: chosen },
    });
  };
  const isOutside = energy !== null && !classesOf(energy.scale).includes(energy.class);
  return (
    <div className={css.pair}>
      <Field label={words.scale} hint={words.scaleHint}>
        {(control) => (
          <Select {...control} value={shownScale} onChange={({ target }) => chooseScale(target.value)}>
            {[...new Set<string>([...energyScales, shownScale])].map((one) => (
              <option key={one} value={one}>
                {one.replace('-', ' – ')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.energyClass} error={isOutside ? words.classOutside : error}>
        {(control) => (
          <Select
            {...control}
            value={energy?.class ?? ''}
            onChange={({ target }) => chooseClass(target.value)}
          >
            <option value="">{words.noLabel}</option>
            {classesOf(shownScale).map((one) => (
              <option key={one}>{one}</option>
            ))}
            {isOutside && <option>{energy.class}</option>}
          </Select>
        )}
      </Field>
    </div>
  );
}

type EnergyPartsProps = {
  product: StaffProduct;
  energy: Energy;
  numberError: string | undefined;
  onChange: (change: Partial<Energy>) => void;
};

/** What belongs to a class: label, sheet, and the number in the register. */
function EnergyParts({ product, energy, numberError, onChange }: EnergyPartsProps) {
  const { documents: words } = texts();
  const { sizeOf, note } = useFileSizes(product);
  return (
    <>
      <EnergyFile
        label={words.labelFile}
        hint={words.labelFileHint}
        withPictures
        url={energy.label_url}
        size={sizeOf(energy.label_url)}
        onChange={(url) => onChange({ label_url: url })}
        onStored={note}
      />
      <EnergyFile
        label={words.sheetFile}
        hint={words.addHint}
        url={energy.sheet_url}
        size={sizeOf(energy.sheet_url)}
        onChange={(url) => onChange({ sheet_url: url })}
        onStored={note}
      />
      <Field label={words.eprel} hint={words.eprelHint} error={numberError}>
        {(control) => (
          <Input
            {...control}
            value={energy.eprel_id}
            maxLength={20}
            inputMode="numeric"
            onChange={({ target }) => onChange({ eprel_id: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type EnergyFileProps = {
  label: string;
  hint: string;
  withPictures?: boolean;
  url: string;
  size: string;
  onChange: (url: string) => void;
  onStored: ReturnType<typeof useFileSizes>['note'];
};

/** A file of the label: opened, replaced, taken away. */
function EnergyFile({ label, hint, withPictures = false, url, size, onChange, onStored }: EnergyFileProps) {
  const { documents: words, goods } = texts();
  return (
    <div className={css.file}>
      <UploadFile
        label={label}
        hint={hint}
        withPictures={withPictures}
        onAdd={(file) => {
          onStored(file);
          onChange(file.url);
        }}
      />
      {url === '' ? (
        <p className={css.soft}>{words.fileMissing}</p>
      ) : (
        <p className={css.row}>
          <a href={url} target="_blank" rel="noopener">
            {words.open(label)}
          </a>
          {size !== '' && <small className={css.soft}>{size}</small>}
          <Button type="button" size="s" variant="secondary" onClick={() => onChange('')}>
            {`${goods.remove}: ${label}`}
          </Button>
        </p>
      )}
    </div>
  );
}
