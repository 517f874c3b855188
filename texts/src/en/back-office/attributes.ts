/** Texts of a product's features, measures and accessories. */
export const attributes = {
  features: 'Features',
  featuresText:
    'Shoppers, filters and comparisons see them. What features a type of product has is decided in',
  family: 'Type of product',
  noFamily: 'none',
  said: 'Features that are said',
  saidOf: (said: string, of: string) => `${said} of ${of} are said`,
  unsaid: 'not said',
  severalHint:
    'Numbers may be typed in another unit, such as 1.2 m where centimetres belong. In words choose a value there is or type one; several are separated by semicolons.',
  foreignHint: 'The chosen type has no such feature: you can empty it.',
  measures: 'Measures, age and hazards',
  measuresText:
    'Measures of the product put together. Weight and net content belong to the variants, warning sentences to the texts.',
  numbers: {
    width_cm: 'Overall width (cm)',
    depth_cm: 'Overall depth (cm)',
    height_cm: 'Overall height (cm)',
    min_age: 'Least age (years)',
  },
  ageHint: 'Empty: for everybody.',
  flags: {
    custom_made: 'Made to measure: cannot be given back (Codice del consumo, art. 59)',
    age_check: 'The age is checked at delivery, against a document',
    hazardous: 'Dangerous goods: some carriers do not take them',
  },
  hazardLabel: 'Hazard label (Reg. EC 1272/2008)',
  hazardHint: 'The signal word and pictograms on the package.',
  pictogram: (name: string, code: string) => `${name} (${code})`,
  accessories: 'Needed with it',
  accessoriesText: 'Products needed with this one, in the order of the page; withdrawn ones are not shown.',
  noAccessories: 'No product.',
  unknownAccessory: 'No longer in the catalogue',
  addAccessory: 'Add a product',
  addAccessoryHint: 'Search by name, code, SKU or GTIN.',
  accessoriesFull: (most: string) => `There are ${most} already, the most: remove one.`,
};
