import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, companyLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { euroText } from '../../orders/written.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { MailBlock } from '../mail-document.ts';
import type { MailTexts } from '@casamaestra/texts/mail/mail-texts-shape.ts';
import type { OrderLinks } from './mail-links.ts';

/** The seller's identity and contacts (Codice del consumo, art. 49(1) b–c). */
export const sellerLines = (shop: ShopFile): readonly string[] => [
  `${shop.company.name} – ${addressLine(shop.company.address)}`,
  taxLine(shop),
  `${shop.contacts.phone} – ${shop.contacts.email} – PEC ${shop.contacts.pec}`,
];

/** What the legal part of a mail depends on. */
interface LawFacts {
  readonly order: OrderRecord;
  readonly texts: MailTexts;
  readonly links: OrderLinks;
  readonly shop: ShopFile;
}

/**
 * The right of withdrawal with instructions and model form, or its exclusion (Codice del consumo, art. 49(1)
 * h–m, 54-bis, 59).
 */
function withdrawalBlocks({ order, texts: { law }, links, shop }: LawFacts): MailBlock[] {
  const excluded = order.lines.filter(({ customMade }) => customMade).map(({ name }) => name);
  const heading = { kind: 'heading', text: law.withdrawalHeading } as const;
  if (excluded.length === order.lines.length) {
    return [heading, { kind: 'paragraph', text: law.allExcluded }];
  }
  const email = shop.contacts.withdrawal_email;
  const postal = companyLine(shop);
  const { bulky_return_at_most: atMost } = shop;
  const bulky = atMost === undefined ? null : euroText(Math.round(atMost * 100), order.language);
  return [
    heading,
    { kind: 'paragraph', text: law.withdrawal },
    { kind: 'link', label: law.withdrawHere, url: links.withdraw },
    { kind: 'paragraph', text: law.withdrawalHow(email, postal) },
    { kind: 'paragraph', text: law.withdrawalRefund },
    { kind: 'paragraph', text: law.returnCost({ inStore: shop.store !== undefined, bulky }) },
    ...(excluded.length === 0
      ? []
      : [{ kind: 'paragraph', text: law.excluded(excluded.join(', ')) } as const]),
    { kind: 'heading', text: law.formHeading },
    { kind: 'small', text: law.form(`${postal}, ${email}`) },
  ];
}

/**
 * Everything art. 49 and 51(7) of the Codice del consumo require on a durable medium besides goods, price and
 * delivery.
 */
export function lawBlocks(facts: LawFacts): MailBlock[] {
  const { law } = facts.texts;
  const { contacts, dispute_resolution: adr } = facts.shop;
  return [
    ...withdrawalBlocks(facts),
    { kind: 'heading', text: law.guaranteeHeading },
    { kind: 'paragraph', text: law.guarantee(contacts.assistance_email) },
    ...(adr === undefined
      ? []
      : ([
          { kind: 'heading', text: law.adrHeading },
          { kind: 'paragraph', text: law.adr(adr.body) },
          { kind: 'link', label: adr.body, url: adr.url },
        ] as const)),
    { kind: 'heading', text: law.sellerHeading },
    { kind: 'list', items: sellerLines(facts.shop) },
    { kind: 'link', label: law.termsLink, url: facts.links.terms },
  ];
}
