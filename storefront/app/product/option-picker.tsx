import { productPreviewParameter } from '@casamaestra/contract/catalog/product-preview.ts';
import { classes } from '@casamaestra/ui/classes.ts';
import { money } from '@casamaestra/texts/format/money.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { useLocation } from '../router/use-page.ts';
import css from './option-picker.module.css';
import type { OptionGroup, OptionValue } from './variant-choice.ts';

/**
 * One option of a product. Values are links, so the choice is in the URL (in any layout) and works without scripts; an option
 * with only one value is shown as text.
 */
export function OptionPicker({ group, lang }: { group: OptionGroup; lang?: string | undefined }) {
  const { product } = useMessages();
  return (
    <div className={css.option} role="group" aria-label={product.chooseVariant(group.label)} data-in-place="">
      <p className={css.caption} lang={lang}>
        {group.label}
        {group.chosen !== undefined && <strong>: {group.chosen}</strong>}
      </p>
      {group.values.length > 1 && (
        <ul className={css.values} lang={lang}>
          {group.values.map((value) => (
            <li key={value.value}>
              <Value value={value} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** In a preview its variants are seen in it too. */
function usePreviewPart(): string {
  const token = new URLSearchParams(useLocation().search).get(productPreviewParameter);
  return token === null ? '' : `&${productPreviewParameter}=${encodeURIComponent(token)}`;
}

function Value({ value }: { value: OptionValue }) {
  const { product } = useMessages();
  const locale = useLocale();
  const note =
    value.state === 'sold-out' ? product.unavailable : value.state === 'other' ? product.notCombined : '';
  const noted = note === '' ? '' : ` (${note})`;
  const hidden = value.swatch === undefined ? noted : value.value + noted;
  return (
    <a
      href={`?sku=${encodeURIComponent(value.sku)}${usePreviewPart()}`}
      rel="nofollow"
      data-replace=""
      className={classes(css.value, value.swatch !== undefined && css.colour)}
      data-state={value.state}
      aria-current={value.chosen ? 'true' : undefined}
      title={value.value + noted}
    >
      {value.swatch === undefined ? (
        value.value
      ) : (
        <span className={css.swatch} style={{ background: value.swatch }} />
      )}
      {hidden !== '' && <span className="visually-hidden">{hidden}</span>}
      {value.price !== undefined && (
        <>
          {' '}
          <span className={css.price}>{money(value.price, locale)}</span>
        </>
      )}
    </a>
  );
}
