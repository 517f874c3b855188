import {
  foundDescription,
  foundTitle,
  metaDescriptionMost,
  metaTitleMost,
  shownDescription,
  shownTitle,
} from '@casamaestra/contract/catalog/search-result.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Textarea } from '@casamaestra/ui/input.tsx';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import type { TypeField } from '../product-changes.ts';

type ProductFoundProps = {
  product: StaffProduct;
  typed: ProductFields;
  onType: TypeField;
  /** What the service says is wrong with the address. */
  addressError: string | undefined;
};

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** What the page says where nothing is written for search engines, and with what is typed. */
function wordsOf({ brand, fields, found_as: { shop, mark } }: StaffProduct, typed: ProductFields) {
  const { found } = texts();
  const made = {
    name: typed.name.trim(),
    brand,
    mark: typed.name.trim() === fields.name ? mark : null,
    intro: typed.short_description.trim(),
  };
  const describe = (name: string, of: string) => found.describe(name, of, shop);
  const written = {
    ...made,
    metaTitle: typed.meta_title.trim(),
    metaDescription: typed.meta_description.trim(),
  };
  return {
    ownTitle: foundTitle(made, shop),
    ownDescription: foundDescription(made, describe),
    title: foundTitle(written, shop),
    description: foundDescription(written, describe),
  };
}

/** Title, description and address of a product's page, and how a search engine shows them. */
export function ProductFound({ product, typed, onType, addressError }: ProductFoundProps) {
  const { found } = texts();
  const words = wordsOf(product, typed);
  const { fields, found_as: shown } = product;
  const address = typed.slug.trim().toLowerCase();
  return (
    <ScreenPart title={found.title}>
      <div className={css.form}>
        <Field
          label={found.metaTitle}
          hint={found.metaTitleHint(counted(words.title.length), counted(shownTitle))}
        >
          {(control) => (
            <Input
              {...control}
              value={typed.meta_title}
              maxLength={metaTitleMost}
              placeholder={words.ownTitle}
              onChange={(event) => onType({ meta_title: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={found.metaDescription}
          hint={found.metaDescriptionHint(counted(words.description.length), counted(shownDescription))}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={typed.meta_description}
              maxLength={metaDescriptionMost}
              placeholder={words.ownDescription}
              onChange={(event) => onType({ meta_description: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={found.address}
          hint={address === fields.slug ? found.addressHint : found.addressMoved(fields.slug)}
          error={addressError}
          required
        >
          {(control) => (
            <Input
              {...control}
              value={typed.slug}
              maxLength={200}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => onType({ slug: event.target.value })}
            />
          )}
        </Field>
        <div className={css.found} role="group" aria-label={found.preview}>
          <small>
            {shown.origin.replace(/^https?:\/\//, '')}/{address}
          </small>
          <strong>{cut(words.title, shownTitle)}</strong>
          <p>{cut(words.description, shownDescription)}</p>
        </div>
      </div>
    </ScreenPart>
  );
}
