/** Texts of a product's features, measures and accessories. */
export const attributes = {
  features: 'Vlastnosti',
  featuresText: 'Vidia ich zákazníci, filtre a porovnania. Ktoré má typ výrobku, určíš v časti',
  family: 'Typ výrobku',
  noFamily: 'žiadny',
  said: 'Vyplnené vlastnosti',
  saidOf: (said: string, of: string) => `Vyplnené: ${said} z ${of}`,
  unsaid: 'neuvedené',
  severalHint:
    'Čísla môžeš písať aj v inej jednotke, napríklad 1,2 m namiesto centimetrov. Slovné hodnoty vyber z existujúcich alebo napíš; viac hodnôt oddeľ bodkočiarkou.',
  foreignHint: 'Vybraný typ túto vlastnosť nemá: môžeš ju vyprázdniť.',
  measures: 'Rozmery, vek a nebezpečnosť',
  measuresText:
    'Rozmery zloženého výrobku. Hmotnosť a čistý obsah patria k variantom, výstražné vety k textom.',
  numbers: {
    width_cm: 'Celková šírka (cm)',
    depth_cm: 'Celková hĺbka (cm)',
    height_cm: 'Celková výška (cm)',
    min_age: 'Najnižší vek (roky)',
  },
  ageHint: 'Prázdne: pre všetkých.',
  flags: {
    custom_made: 'Vyrobené na mieru: nedá sa odstúpiť (Codice del consumo, čl. 59)',
    age_check: 'Vek sa overuje pri doručení podľa dokladu',
    hazardous: 'Nebezpečný tovar: niektorí dopravcovia ho neprevážajú',
  },
  hazardLabel: 'Výstražná etiketa (nariadenie ES 1272/2008)',
  hazardHint: 'Výstražné slovo a piktogramy na obale.',
  pictogram: (name: string, code: string) => `${name} (${code})`,
  accessories: 'Budeš potrebovať aj',
  accessoriesText: 'Výrobky potrebné s týmto, v poradí na stránke; stiahnuté sa nezobrazujú.',
  noAccessories: 'Žiadny výrobok.',
  unknownAccessory: 'Už nie je v katalógu',
  addAccessory: 'Pridaj výrobok',
  addAccessoryHint: 'Hľadaj podľa názvu, kódu, SKU alebo GTIN.',
  accessoriesFull: (most: string) => `Je ich už ${most}, viac sa nedá: niektorý odstráň.`,
};
