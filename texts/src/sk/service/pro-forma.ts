import type { ProFormaTexts } from '../../service/pro-forma-texts-shape.ts';

export const proForma: ProFormaTexts = {
  title: (number) => `Proforma k objednávke ${number}`,
  documentTitle: (number) => `Proforma ${number}`,
  ordered: (day) => `Objednávka z ${day}. Tento doklad nie je faktúra a nie je daňovým dokladom.`,
  customer: 'Zákazník',
  delivery: 'Doručenie',
  pickup: 'Osobný odber',
  taxCode: (code) => `Daňový kód ${code}`,
  vatNumber: (number) => `IČ DPH ${number}`,
  columns: { name: 'Produkt', qty: 'Počet', price: 'Cena', vat: 'DPH', amount: 'Suma' },
  customMade: 'na mieru: bez práva na odstúpenie',
  goods: 'Produkty',
  discount: 'Zľavy',
  total: 'Spolu s DPH',
  vatContained: (percent, net) => `z toho DPH ${percent} % zo základu ${net}`,
  withdrawal: (email, address) =>
    `Právo na odstúpenie od zmluvy: spotrebiteľ môže odstúpiť do 14 dní od doručenia bez uvedenia dôvodu (taliansky spotrebiteľský zákonník, články 52–59), na stránke obchodu „Odstúpiť od zmluvy tu“, písomne na ${email} alebo poštou na adresu ${address}. Na produkty vyrobené na mieru sa právo na odstúpenie nevzťahuje. Zákonná záruka za súlad: 24 mesiacov od doručenia.`,
  page: (number, page, pages) => `Objednávka ${number} – strana ${page} z ${pages}`,
};
