import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { useState } from 'react';
import { texts } from '../platform/texts.ts';
import css from './goods.module.css';
import { type AddedPicture, AddPictures } from './add-pictures.tsx';
import { PictureList } from './picture-list.tsx';
import type { TypeField } from './product-changes.ts';

type ProductPicturesProps = {
  product: StaffProduct;
  pictures: ProductFields['pictures'];
  onType: TypeField;
  /** A picture more, after all others; one that is there already stays where it is. */
  onAdd: (hash: string) => void;
};

/** The pictures in the order of the page, with their texts. */
export function ProductPictures({ product, pictures, onType, onAdd }: ProductPicturesProps) {
  const { goods } = texts();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string | undefined>>(
    () => new Map(product.fields.pictures.map(({ hash }, at) => [hash, product.picture_urls[at]])),
  );
  const add = ({ hash, url }: AddedPicture) => {
    setAddresses((before) => new Map(before).set(hash, url));
    onAdd(hash);
  };
  return (
    <>
      {pictures.length === 0 && <p className={css.soft}>{goods.noPictures}</p>}
      <PictureList
        pictures={pictures}
        addresses={addresses}
        nameOf={goods.pictureOf}
        onChange={(next) => onType({ pictures: next })}
      />
      <AddPictures label={goods.addPictures} onAdd={add} />
    </>
  );
}
