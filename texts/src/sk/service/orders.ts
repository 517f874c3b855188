import type { OrderTexts } from '../../service/order-texts-shape.ts';

export const orders: OrderTexts = {
  refunded: (amount) => `Vrátenie ${amount}`,
  expiredCard: 'Platba neprišla včas.',
  expiredTransfer: 'Bankový prevod neprišiel v lehote, alebo nie v správnej sume.',
  expiredUnconfirmed: 'Objednávka nebola do 24 hodín potvrdená odkazom v e-maile.',
  confirmed: 'Objednávku ste potvrdili odkazom v e-maile.',
  cancelledByCustomer: 'Zrušené na vašu žiadosť.',
  emailCorrected: 'Opravili ste e-mail objednávky.',
  linksWithdrawn: 'Odkazy objednávky boli zrušené: nový je v e-maile.',
  withdrawn: (number, goods) => `Prijali sme vaše odstúpenie od zmluvy ${number}: ${goods}.`,
  withdrawnItemsBack: (number) => `Prijali sme tovar z odstúpenia ${number}.`,
  withdrawnItemsNotBack: (number) => `Tovar z odstúpenia ${number} ešte neprišiel: označili sme ho omylom.`,
  proForma: 'Súhrn objednávky (proforma)',
};
