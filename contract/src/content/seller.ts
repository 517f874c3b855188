/**
 * Who sells: the data every page, mail and document must show (DPR 633/1972 art. 35, c.c. art. 2250, D.Lgs.
 * 70/2003 art. 7, Codice del consumo art. 49). The only place that holds them; the seller is invented, the body for
 * disputes is not.
 */
export const seller = {
  shopName: 'Casamaestra',
  name: 'Casamaestra S.r.l.',
  street: 'Via dell’Artigiano 12',
  town: '40128 Bologna (BO)',
  vatNumber: '00000000000',
  register: 'Registro imprese di Bologna, REA BO-000000',
  capital: 'capitale sociale 50.000,00 € i.v.',
  pec: 'casamaestra@pec.example',
  phone: '051 000 0000',
  phoneLink: '+390510000000',
  email: 'ciao@casamaestra.example',
  assistanceEmail: 'assistenza@casamaestra.example',
  withdrawalEmail: 'recesso@casamaestra.example',
  /** Body for alternative dispute resolution the shop has agreed to (Codice del consumo, art. 141-sexies). */
  adrBody: 'Servizio di conciliazione della Camera di commercio di Bologna',
  adrUrl: 'https://www.bo.camcom.gov.it',
} as const;
