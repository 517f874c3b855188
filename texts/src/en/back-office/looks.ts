/** Texts of the pictures of variants. */
export const looks = {
  title: 'Pictures by colour',
  text: 'Who chooses a colour sees its pictures first, on the page, in lists and in the cart. Without any, those of the product.',
  by: 'Told apart by',
  none: 'None: those of the product are shown.',
  mixed: 'Today not all of these variants have the same pictures: once saved, they have these.',
  pictureOf: (value: string, place: string) => `${value}, picture ${place}`,
  ofProduct: (value: string) => `Pictures of the product to give to ${value}`,
  take: (what: string, value: string) => `Give ${value} the picture: ${what}`,
  addTo: (value: string) => `Upload pictures for ${value}`,
  missing: 'Say what it shows: those who do not see it read it.',
  save: 'Save the pictures by colour',
  change: 'Pictures by colour',
};
