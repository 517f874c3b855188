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
import type { TypeField } from '../product-changes.ts';
import { UploadFile } from './upload-file.tsx';
import { useFileSizes } from './use-file-sizes.ts';

type Energy = NonNullable<ProductFields['energy']>;

type ProductEnergyProps = {
  product: StaffProduct;
  energy: ProductFields['energy'];
  onType: TypeField;
  /** What the service says is wrong with a part of it. */
  errorAt: (part: keyof Energy) => string | undefined;
};

const without = { label_url: '', sheet_url: '', eprel_id: '' };

/** Class, label and sheet of goods that the law wants labelled (Reg. (EU) 2017/1369). */
export function ProductEnergy({ product, energy, onType, errorAt }: ProductEnergyProps) {
  const { documents: words } = texts();
  const [scale, setScale] = useState<string>(energy?.scale ?? energyScales[0]);
  const { sizeOf, note } = useFileSizes(product);
  const put = (change: Partial<Energy>) => energy && onType({ energy: { ...energy, ...change } });
  const shownScale = energy?.scale ?? scale;
  const scales = [...new Set<string>([...energyScales, shownScale])];
  const chooseClass = (name: string) => {
    const chosen = energyClasses.find((one) => one === name);
    onType({
      energy: chosen === undefined ? null : { ...without, ...energy, scale: shownScale, class: chosen },
    });
  };
  const isOutside = energy !== null && !classesOf(energy.scale).includes(energy.class);
  return (
    <ScreenPart title={words.energy}>
      <div className={css.form}>
        <p className={css.soft}>{words.energyText}</p>
        <div className={css.pair}>
          <Field label={words.scale} hint={words.scaleHint}>
            {(control) => (
              <Select
                {...control}
                value={shownScale}
                onChange={({ target }) => {
                  setScale(target.value);
                  put({ scale: target.value });
                }}
              >
                {scales.map((one) => (
                  <option key={one} value={one}>
                    {one.replace('-', ' – ')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={words.energyClass} error={isOutside ? words.classOutside : errorAt('class')}>
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
        {energy && (
          <>
            <EnergyFile
              label={words.labelFile}
              hint={words.labelFileHint}
              withPictures
              url={energy.label_url}
              size={sizeOf(energy.label_url)}
              onChange={(url) => put({ label_url: url })}
              onStored={note}
            />
            <EnergyFile
              label={words.sheetFile}
              hint={words.addHint}
              url={energy.sheet_url}
              size={sizeOf(energy.sheet_url)}
              onChange={(url) => put({ sheet_url: url })}
              onStored={note}
            />
            <Field label={words.eprel} hint={words.eprelHint} error={errorAt('eprel_id')}>
              {(control) => (
                <Input
                  {...control}
                  value={energy.eprel_id}
                  maxLength={20}
                  inputMode="numeric"
                  onChange={({ target }) => put({ eprel_id: target.value })}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </ScreenPart>
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
    <div>
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
