import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import filters from '../lists/filters.module.css';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';

type Pictures = ProductFields['pictures'];

type PictureListProps = {
  pictures: Pictures;
  /** Of small copies, by hash. */
  addresses: ReadonlyMap<string, string | undefined>;
  /** Names a picture by its place, which begins with 1. */
  nameOf: (place: number) => string;
  onChange: (pictures: Pictures) => void;
  /** What is wrong with a description. */
  faultOf?: (alt: string) => string | undefined;
};

const moved = (pictures: Pictures, from: number, to: number): Pictures => {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** Pictures in the order of the page, with their texts; buttons move them. */
export function PictureList({ pictures, addresses, nameOf, onChange, faultOf }: PictureListProps) {
  const { goods } = texts();
  return (
    <ol className={css.pictures}>
      {pictures.map(({ hash, alt }, at) => {
        const name = nameOf(at + 1);
        return (
          <li key={hash}>
            <img src={addresses.get(hash)} alt="" width={72} height={72} loading="lazy" />
            <Field label={`${name}: ${goods.alt}`} className={filters.wide} error={faultOf?.(alt)}>
              {(control) => (
                <Input
                  {...control}
                  value={alt}
                  maxLength={300}
                  onChange={({ target }) =>
                    onChange(pictures.map((one) => (one.hash === hash ? { hash, alt: target.value } : one)))
                  }
                />
              )}
            </Field>
            <span className={css.row}>
              <IconButton
                icon="chevron-up"
                label={`${goods.up}: ${name}`}
                disabled={at === 0}
                onClick={() => onChange(moved(pictures, at, at - 1))}
              />
              <IconButton
                icon="chevron-down"
                label={`${goods.down}: ${name}`}
                disabled={at === pictures.length - 1}
                onClick={() => onChange(moved(pictures, at, at + 1))}
              />
              <IconButton
                icon="trash"
                label={`${goods.remove}: ${name}`}
                onClick={() => onChange(pictures.filter((one) => one.hash !== hash))}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
