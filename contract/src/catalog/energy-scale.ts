/** Energy classes, the best first. */
export const energyClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Scales of labels in use: A to G (Reg. (EU) 2017/1369), the others of products that are not rescaled yet. */
export const energyScales = ['A-G', 'A+++-D', 'A++-G', 'A+-F', 'A+-G'] as const;

export const energyScalePattern = /^A-G$|^A\+{1,3}-[DEFG]$/;

/** The classes of a scale such as "A+++-D". */
export function classesOf(scale: string): readonly string[] {
  const [best, worst] = scale.split('-');
  const names: readonly string[] = energyClasses;
  return names.slice(names.indexOf(best ?? ''), names.indexOf(worst ?? '') + 1);
}

/** The product in the European register of labels. */
export const eprelAddress = (number: string): string =>
  `https://eprel.ec.europa.eu/qr/${encodeURIComponent(number)}`;
