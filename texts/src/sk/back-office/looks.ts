/** Texts of the pictures of variants. */
export const looks = {
  title: 'Obrázky podľa farby',
  text: 'Kto si vyberie farbu, vidí najprv jej obrázky: na stránke, v zoznamoch aj v košíku. Bez nich vidí obrázky výrobku.',
  by: 'Rozlíšiť podľa',
  none: 'Žiadne: zobrazujú sa obrázky výrobku.',
  mixed: 'Dnes nemajú všetky tieto varianty rovnaké obrázky: po uložení budú mať tieto.',
  pictureOf: (value: string, place: string) => `${value}, obrázok ${place}`,
  ofProduct: (value: string) => `Obrázky výrobku, ktoré možno dať: ${value}`,
  take: (what: string, value: string) => `Dať obrázok variantu ${value}: ${what}`,
  addTo: (value: string) => `Nahrať obrázky pre ${value}`,
  missing: 'Napíš, čo je na ňom: prečíta si to ten, kto ho nevidí.',
  save: 'Uložiť obrázky podľa farby',
  change: 'Obrázky podľa farby',
};
