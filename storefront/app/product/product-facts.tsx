import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { eprelAddress } from '@casamaestra/contract/catalog/energy-scale.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { urls, weeePage } from '@casamaestra/contract/pages.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import { kilobytes } from '@casamaestra/texts/format/size.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { useContentLang, useLocale, useMessages, wordsLang } from '../i18n/use-messages.ts';
import { valueText } from '../listing/value-text.ts';
import { keyFacts } from './key-facts.ts';
import css from './product-page.module.css';
import { SafetyInformation } from './safety-information.tsx';

type Row = readonly [label: string, value: string];
interface FeatureGroup {
  /** Empty for features without a group. */
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What is the same for all variants and needs no script: description, features, documents, safety. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { facts } = useMessages();
  const lang = useContentLang();
  return (
    <>
      {product.long_description !== '' && (
        <section aria-labelledby="descrizione">
          <h2 id="descrizione">{facts.description}</h2>
          <div lang={lang} className="prose" dangerouslySetInnerHTML={{ __html: product.long_description }} />
        </section>
      )}
      <ProductFeatures product={product} />
      <SafetyInformation product={product} />
      {product.weee_take_back && (
        <p>
          <a href={urls.webPage(weeePage)}>{facts.takeBack}</a>
        </p>
      )}
    </>
  );
}

/** Features with their units and measures, one table per group. */
function ProductFeatures({ product }: { product: ProductDetail }) {
  const { facts } = useMessages();
  const locale = useLocale();
  const lang = wordsLang(product, locale);
  const { width_cm: width, depth_cm: depth, height_cm: height } = product.dimensions;
  const measure = (label: string, value: number | null): Row[] =>
    value === null ? [] : [[label, `${number(value, locale)}\u00a0cm`]];
  const groups = useFeatureGroups(product);
  const tables: readonly FeatureGroup[] = [
    ...groups,
    {
      title: facts.dimensions,
      rows: [
        ...measure(facts.width, width),
        ...measure(facts.depth, depth),
        ...measure(facts.height, height),
      ],
    },
  ];
  return (
    <section aria-labelledby="caratteristiche">
      <h2 id="caratteristiche">{facts.features}</h2>
      <KeyFacts product={product} lang={lang} />
      {tables.map((group, index) => (
        <FeatureTable
          key={group.title}
          group={group}
          {...(index < groups.length && { lang })}
          {...(index === 0 && product.brand !== null && { brand: product.brand })}
        />
      ))}
      <Documents {...product} />
    </section>
  );
}

/** The most wanted of them at a glance. */
function KeyFacts({ product, lang }: { product: ProductDetail; lang: string | undefined }) {
  const facts = keyFacts(product, useMessages(), useLocale());
  if (facts.length === 0) return null;
  return (
    <ul className={css.keys} lang={lang}>
      {facts.map(({ icon, label, value }) => (
        <li key={icon}>
          <Icon name={icon} size={28} />
          <span>{label}</span>
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

interface FeatureTableProps {
  readonly group: FeatureGroup;
  /** Of the catalogue's words; absent: the page's. */
  readonly lang?: string | undefined;
  /** Ahead of the rows. */
  readonly brand?: string;
}

function FeatureTable({ group: { title, rows }, lang, brand }: FeatureTableProps) {
  const { facts } = useMessages();
  const locale = useLocale();
  if (rows.length === 0 && brand === undefined) return null;
  return (
    <table lang={lang} className={css.features}>
      <caption className={title === '' ? 'visually-hidden' : undefined}>
        {title === '' ? facts.features : title}
      </caption>
      <tbody>
        {brand !== undefined && <FeatureRow row={[facts.brand, brand]} lang={locale} />}
        {rows.map((row) => (
          <FeatureRow key={row[0]} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const FeatureRow = ({ row: [label, value], lang }: { row: Row; lang?: string }) => (
  <tr lang={lang}>
    <th scope="row">{label}</th>
    <td>{value}</td>
  </tr>
);

/**
 * The Frappe API's map keeps the order of the product type; a label "Group / Name" contains its group. Measures
 * and brand have rows of their own.
 */
function useFeatureGroups({ features }: ProductDetail): FeatureGroup[] {
  const messages = useMessages();
  const locale = useLocale();
  const { facts } = messages;
  const apart = new Set<string>([facts.width, facts.depth, facts.height, facts.brand]);
  const groups = new Map<string, Row[]>();
  for (const [label, { value, default_uom: unit }] of Object.entries(features)) {
    const [group = '', name = label] = label.includes(' / ') ? label.split(' / ', 2) : ['', label];
    if (apart.has(name)) continue;
    const rows = groups.get(group) ?? [];
    rows.push([name, valueText(value, unit, messages, locale)]);
    groups.set(group, rows);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

/** "128 kB" */
const fileSize = (bytes: number, locale: Language): string =>
  kilobytes(Math.max(1, Math.round(bytes / 1024)), locale);

function Documents({ documents, energy }: Pick<ProductDetail, 'documents' | 'energy'>) {
  const { facts } = useMessages();
  const locale = useLocale();
  const register = energy?.eprel_id;
  if (documents.length === 0 && register === undefined) return null;
  const kinds: Readonly<Record<string, string | undefined>> = facts.documentKinds;
  const kindName = (kind: string): string => kinds[kind] ?? facts.documentKinds.other;
  return (
    <>
      <h3>{facts.documents}</h3>
      <ul className={css.documents}>
        {documents.map(({ label, url, kind, bytes }) => (
          <li key={url}>
            <a href={url} data-reload="">
              {label}
            </a>
            {!label.toLowerCase().includes(kindName(kind).toLowerCase()) && <span> {kindName(kind)}</span>}
            {bytes !== undefined && <span> {fileSize(bytes, locale)}</span>}
          </li>
        ))}
        {register !== undefined && (
          <li>
            <a href={eprelAddress(register)} rel="noopener">
              {facts.register(register)}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
