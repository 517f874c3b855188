import { number } from '@casamaestra/texts/format/number.ts';
import { useContentLang, useLocale, useMessages } from '../i18n/use-messages.ts';
import { valueText } from '../listing/value-text.ts';
import css from './product-page.module.css';
import type { FeatureGroup, ProductView, VariantView } from './product-view.ts';

type FeatureTableProps = { view: ProductView; variant: VariantView };

/** Features with their units, measures and codes, one table per group. */
export function ProductFeatures({ view, variant }: FeatureTableProps) {
  const messages = useMessages();
  const locale = useLocale();
  const { product } = messages;
  const lang = useContentLang();
  const { width, depth, height } = view.dimensions;
  const measure = (label: string, value: number | null | undefined, unit: string): [string, string][] =>
    value === null || value === undefined ? [] : [[label, `${number(value, locale)}\u00a0${unit}`]];
  const measures = new Set<string>([product.width, product.depth, product.height, product.brand]);
  const written = ({ features }: FeatureGroup): [string, string][] =>
    features
      .filter(({ label }) => !measures.has(label))
      .map(({ label, value, unit }) => [label, valueText(value, unit, messages, locale)]);
  const tables: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    ...view.features.map(
      (group) => [group.title === '' ? product.features : group.title, written(group)] as const,
    ),
    [
      product.dimensions,
      [
        ...measure(product.width, width, 'cm'),
        ...measure(product.depth, depth, 'cm'),
        ...measure(product.height, height, 'cm'),
        ...measure(product.weight, variant.weightKg, 'kg'),
      ],
    ],
    [
      product.identity,
      [
        ...(view.brand === undefined ? [] : ([[product.brand, view.brand]] as const)),
        [product.sku, variant.sku] as const,
        ...(variant.gtin === undefined ? [] : ([[product.gtin, variant.gtin]] as const)),
      ],
    ],
  ];
  return (
    <section aria-labelledby="caratteristiche">
      <h2 id="caratteristiche">{product.features}</h2>
      {tables.map(([title, rows]) =>
        rows.length === 0 ? null : (
          <table
            key={title}
            lang={
              view.features.some((group) => (group.title || product.features) === title) ? lang : undefined
            }
            className={css.features}
          >
            <caption className={title === product.features ? 'visually-hidden' : undefined}>{title}</caption>
            <tbody>
              {rows.map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
      <Documents view={view} />
    </section>
  );
}

function Documents({ view }: { view: ProductView }) {
  const { product } = useMessages();
  if (view.documents.length === 0) return null;
  const kinds: Readonly<Record<string, string | undefined>> = product.documentKinds;
  const kindName = (kind: string): string => kinds[kind] ?? product.documentKinds.other;
  return (
    <>
      <h3>{product.documents}</h3>
      <ul className={css.documents}>
        {view.documents.map(({ label, url, kind }) => (
          <li key={url}>
            <a href={url} data-reload="">
              {label}
            </a>
            {!label.toLowerCase().includes(kindName(kind).toLowerCase()) && <span> {kindName(kind)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
