import type { ProductFields, StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import filters from '../lists/filters.module.css';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';
import { type AddedPicture, AddPictures } from './add-pictures.tsx';
import type { TypeField } from './product-changes.ts';

type Pictures = ProductFields['pictures'];
type ProductPicturesProps = {
  product: StaffProduct;
  pictures: Pictures;
  onType: TypeField;
  /** A picture more, after all others; one that is there already stays where it is. */
  onAdd: (hash: string) => void;
};

const moved = (pictures: Pictures, from: number, to: number): Pictures => {
  const next = [...pictures];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The pictures in the order of the page, with their texts; buttons move them. */
export function ProductPictures({ product, pictures, onType, onAdd }: ProductPicturesProps) {
  const { goods } = texts();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string | undefined>>(
    () => new Map(product.fields.pictures.map(({ hash }, at) => [hash, product.picture_urls[at]])),
  );
  const put = (next: Pictures) => onType({ pictures: next });
  const add = ({ hash, url }: AddedPicture) => {
    setAddresses((before) => new Map(before).set(hash, url));
    onAdd(hash);
  };
  return (
    <>
      {pictures.length === 0 && <p className={css.soft}>{goods.noPictures}</p>}
      <ol className={css.pictures}>
        {pictures.map(({ hash, alt }, at) => (
          <li key={hash}>
            <img src={addresses.get(hash)} alt="" width={72} height={72} loading="lazy" />
            <Field label={`${goods.pictureOf(at + 1)}: ${goods.alt}`} className={filters.wide}>
              {(control) => (
                <Input
                  {...control}
                  value={alt}
                  maxLength={300}
                  onChange={(event) =>
                    put(pictures.map((one) => (one.hash === hash ? { hash, alt: event.target.value } : one)))
                  }
                />
              )}
            </Field>
            <span className={css.row}>
              <IconButton
                icon="chevron-up"
                label={`${goods.up}: ${goods.pictureOf(at + 1)}`}
                disabled={at === 0}
                onClick={() => put(moved(pictures, at, at - 1))}
              />
              <IconButton
                icon="chevron-down"
                label={`${goods.down}: ${goods.pictureOf(at + 1)}`}
                disabled={at === pictures.length - 1}
                onClick={() => put(moved(pictures, at, at + 1))}
              />
              <IconButton
                icon="trash"
                label={`${goods.remove}: ${goods.pictureOf(at + 1)}`}
                onClick={() => put(pictures.filter((one) => one.hash !== hash))}
              />
            </span>
          </li>
        ))}
      </ol>
      <AddPictures onAdd={add} />
    </>
  );
}
