/** GTIN-8, -12, -13 or -14 with a right check digit (GS1: weights 3 and 1 from the right). */
export function isValidGtin(gtin: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin)) return false;
  let sum = 0;
  for (let place = 0; place < gtin.length; place += 1) {
    const digit = gtin.charCodeAt(gtin.length - 1 - place) - 48;
    sum += place % 2 === 0 ? digit : digit * 3;
  }
  return sum % 10 === 0;
}
