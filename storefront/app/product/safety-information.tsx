import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { CardBox } from '@casamaestra/ui/card.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { HazardLabel } from './hazard-label.tsx';
import css from './product-page.module.css';

type SafetyFacts = Pick<
  ProductDetail,
  'manufacturer' | 'eu_responsible' | 'warnings' | 'recalls' | 'hazard_label'
>;

/** Hazards (CLP, Reg. (EC) 1272/2008, art. 48), manufacturer, responsible person in the Union and warnings (GPSR, Reg. (EU) 2023/988, art. 19). */
export function SafetyInformation({ product }: { product: SafetyFacts }) {
  const { facts } = useMessages();
  const { manufacturer, eu_responsible: euResponsible, warnings, recalls = [] } = product;
  const { hazard_label: label = [] } = product;
  if (!manufacturer && !euResponsible && warnings.length + recalls.length + label.length === 0) return null;
  return (
    <section aria-labelledby="sicurezza">
      <h2 id="sicurezza">{facts.safety}</h2>
      <CardBox tone="plaster" className={css.safety}>
        {recalls.map((recall) => (
          <RecallNotice key={`${recall.sku} ${recall.lot}`} recall={recall} />
        ))}
        {label.length > 0 && <HazardLabel label={label} />}
        {warnings.length > 0 && (
          <div>
            <h3>{facts.warnings}</h3>
            <ul className={css.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </div>
        )}
        {manufacturer && <EconomicOperatorLines title={facts.manufacturer} operator={manufacturer} />}
        {euResponsible && <EconomicOperatorLines title={facts.euResponsible} operator={euResponsible} />}
      </CardBox>
    </section>
  );
}

/** After the template of Impl. Reg. (UE) 2024/1435: heading, what is concerned, the notice. */
function RecallNotice({ recall }: { recall: NonNullable<ProductDetail['recalls']>[number] }) {
  const { facts } = useMessages();
  const { sku, lot, notice } = recall;
  const concerned = [...(sku === null ? [] : [sku]), ...(lot === null ? [] : [facts.recallLot(lot)])];
  return (
    <div>
      <h3>{facts.recall}</h3>
      {concerned.length > 0 && <p>{facts.recallOf(concerned.join(', '))}</p>}
      {notice.split(/\n\s*\n/).map((part) => (
        <p key={part}>{part.trim()}</p>
      ))}
    </div>
  );
}

function EconomicOperatorLines({
  title,
  operator,
}: {
  title: string;
  operator: NonNullable<ProductDetail['manufacturer']>;
}) {
  const { name, address, contact } = operator;
  const href = contact.includes('@')
    ? `mailto:${contact}`
    : /^https?:\/\//.test(contact)
      ? contact
      : undefined;
  return (
    <div>
      <h3>{title}</h3>
      <p>
        {name}
        <br />
        {address}
        <br />
        {href === undefined ? contact : <a href={href}>{contact}</a>}
      </p>
    </div>
  );
}
