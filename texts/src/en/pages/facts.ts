import { hazards } from './hazards.ts';
import type { Messages } from '../../it/pages.ts';

export const facts: Messages['facts'] = {
  features: 'Features',
  dimensions: 'Size',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  brand: 'Brand',
  description: 'Description',
  documents: 'Documents',
  documentKinds: {
    manual: 'Manual',
    sheet: 'Data sheet',
    safety: 'Safety data sheet',
    performance: 'Declaration of performance',
    energy: 'Energy sheet',
    other: 'Document',
  },
  register: (number) => `European register of labels (EPREL), no. ${number}`,
  takeBack: 'With a new electrical appliance we take back the old one free of charge',
  safety: 'Safety and manufacturer',
  recall: 'Product safety recall',
  recallOf: (article) => `It concerns: ${article}`,
  recallLot: (lot) => `lot ${lot}`,
  recallNote:
    'Safety recall: if you have this product, stop using it and read the notice under “Safety and manufacturer”.',
  manufacturer: 'Manufacturer',
  euResponsible: 'Responsible person in the European Union',
  warnings: 'Warnings',
  askByChat: 'Not sure? Ask us on WhatsApp',
  customMade:
    'Made to measure: by law it cannot be returned for a change of mind (art. 59 of the Italian Consumer Code).',
  hazardous: 'Hazardous product: read the warnings and the safety data sheet before use.',
  minAge: (age) => `Sold only to people aged ${age} or over.`,
  ageCheck: (age) =>
    `By law the age is checked: handed over only to who shows a document that proves at least ${age} years.`,
  hazards,
  needed: 'You will also need',
  together: 'Often bought together',
  related: 'Related products',
};
