import { seller } from '@casamaestra/contract/content/seller.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { MailBlock } from '../mail-document.ts';
import type { MailTexts } from '../texts/mail-texts-shape.ts';
import type { OrderLinks } from './mail-links.ts';

const postal = `${seller.name}, ${seller.street}, ${seller.town}`;

/** Who sells and how to reach them (Codice del consumo, art. 49(1) b–c). */
export const sellerLines: readonly string[] = [
  `${seller.name} – ${seller.street}, ${seller.town}`,
  `P. IVA e codice fiscale ${seller.vatNumber} – ${seller.register} – ${seller.capital}`,
  `${seller.phone} – ${seller.email} – PEC ${seller.pec}`,
];

/** Right of withdrawal with how and the model form, or its exclusion (art. 49(1) h–m, 54-bis, 59). */
function withdrawalBlocks(order: OrderRecord, { law }: MailTexts, links: OrderLinks): MailBlock[] {
  const excluded = order.lines.filter(({ customMade }) => customMade).map(({ name }) => name);
  const heading = { kind: 'heading', text: law.withdrawalHeading } as const;
  if (excluded.length === order.lines.length) {
    return [heading, { kind: 'paragraph', text: law.allExcluded }];
  }
  const addressee = `${postal}, ${seller.withdrawalEmail}`;
  return [
    heading,
    { kind: 'paragraph', text: law.withdrawal },
    { kind: 'button', label: law.withdrawHere, url: links.withdraw },
    { kind: 'paragraph', text: law.withdrawalHow(seller.withdrawalEmail, postal) },
    { kind: 'paragraph', text: law.withdrawalRefund },
    { kind: 'paragraph', text: law.returnCost },
    ...(excluded.length === 0
      ? []
      : [{ kind: 'paragraph', text: law.excluded(excluded.join(', ')) } as const]),
    { kind: 'heading', text: law.formHeading },
    { kind: 'small', text: law.form(addressee) },
  ];
}

/** All that art. 49 and 51(7) Codice del consumo want on a durable medium, beside goods, price and delivery. */
export function lawBlocks(order: OrderRecord, texts: MailTexts, links: OrderLinks): MailBlock[] {
  const { law } = texts;
  return [
    ...withdrawalBlocks(order, texts, links),
    { kind: 'heading', text: law.guaranteeHeading },
    { kind: 'paragraph', text: law.guarantee(seller.assistanceEmail) },
    { kind: 'heading', text: law.adrHeading },
    { kind: 'paragraph', text: law.adr(seller.adrBody) },
    { kind: 'link', label: seller.adrBody, url: seller.adrUrl },
    { kind: 'heading', text: law.sellerHeading },
    { kind: 'list', items: sellerLines },
    { kind: 'link', label: law.termsLink, url: links.terms },
  ];
}
