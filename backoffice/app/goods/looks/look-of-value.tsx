import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { useState } from 'react';
import { texts } from '../../platform/texts.ts';
import { type AddedPicture, AddPictures } from '../add-pictures.tsx';
import css from '../goods.module.css';
import { PictureList } from '../picture-list.tsx';
import type { LookGroup, LookPicture } from './variant-looks.ts';

type LookOfValueProps = {
  product: StaffProduct;
  group: LookGroup;
  pictures: readonly LookPicture[];
  /** Missing descriptions are told once it was sent. */
  isTried: boolean;
  onChange: (pictures: readonly LookPicture[]) => void;
};

/** The pictures of one colour: chosen among those of the product, or from files. */
export function LookOfValue({ product, group, pictures, isTried, onChange }: LookOfValueProps) {
  const { looks: words } = texts();
  const { value, looks, isMixed } = group;
  const [uploaded, setUploaded] = useState<ReadonlyMap<string, string>>(new Map());
  const own = product.fields.pictures.map(({ hash, alt }, at) => ({
    hash,
    alt,
    url: product.picture_urls[at] ?? '',
  }));
  const addresses = new Map([
    ...uploaded,
    ...[...looks.flatMap((look) => look.pictures), ...own].map(({ hash, url }) => [hash, url] as const),
  ]);
  const has = new Set(pictures.map(({ hash }) => hash));
  const add = (hash: string, alt: string) => {
    if (!has.has(hash)) onChange([...pictures, { hash, alt }]);
  };
  const left = own.filter(({ hash }) => !has.has(hash));
  return (
    <fieldset className={css.look}>
      <legend>{value}</legend>
      {isMixed && <p className={css.soft}>{words.mixed}</p>}
      {pictures.length === 0 && <p className={css.soft}>{words.none}</p>}
      <PictureList
        pictures={[...pictures]}
        addresses={addresses}
        nameOf={(place) => words.pictureOf(value, String(place))}
        onChange={onChange}
        faultOf={(alt) => (isTried && alt.trim() === '' ? words.missing : undefined)}
      />
      {left.length > 0 && (
        <ul className={css.choices} aria-label={words.ofProduct(value)}>
          {left.map(({ hash, alt, url }, at) => (
            <li key={hash}>
              <button
                type="button"
                aria-label={words.take(alt || String(at + 1), value)}
                title={words.take(alt || String(at + 1), value)}
                onClick={() => add(hash, alt)}
              >
                <img src={url} alt="" width={48} height={48} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddPictures
        label={words.addTo(value)}
        onAdd={({ hash, url }: AddedPicture) => {
          setUploaded((before) => new Map(before).set(hash, url));
          add(hash, '');
        }}
      />
    </fieldset>
  );
}
