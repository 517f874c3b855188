import type { DetectedCode } from './barcode-detector.ts';

/** So long a code has to be out of the picture before it is taken again: a blurred picture loses it for a moment. */
const AWAY_MS = 1_500;

/** "01234565" as "012345000065": a UPC-E is a UPC-A whose zeros were left out, and goods are known by the whole one. */
export function wholeUpc(code: string): string {
  const found = /^([01])(\d{6})(\d)$/.exec(code);
  if (found === null) return code;
  const [, system = '', six = '', check = ''] = found;
  const last = Number(six[5]);
  const middle =
    last <= 2
      ? `${six.slice(0, 2)}${last}0000${six.slice(2, 5)}`
      : last === 3
        ? `${six.slice(0, 3)}00000${six.slice(3, 5)}`
        : last === 4
          ? `${six.slice(0, 4)}00000${six[4]}`
          : `${six.slice(0, 5)}0000${last}`;
  return `${system}${middle}${check}`;
}

const textOf = ({ rawValue, format }: DetectedCode): string =>
  format === 'upc_e' ? wholeUpc(rawValue.trim()) : rawValue.trim();

interface Size {
  readonly width: number;
  readonly height: number;
}

const fromMiddle = ({ boundingBox: { x, y, width, height } }: DetectedCode, picture: Size): number =>
  Math.hypot(x + width / 2 - picture.width / 2, y + height / 2 - picture.height / 2);

/**
 * Tells which code of a picture is taken: the one nearest to its middle, where the person aims, and each once until it
 * has left the picture.
 */
export function createTaking(): (
  codes: readonly DetectedCode[],
  picture: Size,
  now: number,
) => string | undefined {
  /** The codes taken that have not left, and the first picture since when each is missing. */
  const taken = new Map<string, number | undefined>();
  return (codes, picture, now) => {
    const seen = codes.filter((code) => textOf(code) !== '');
    const texts = new Set(seen.map(textOf));
    for (const [code, missingSince] of taken) {
      // Only pictures without it tell that it left: a slow phone looks seldom.
      if (missingSince !== undefined && now - missingSince >= AWAY_MS) taken.delete(code);
      else taken.set(code, texts.has(code) ? undefined : (missingSince ?? now));
    }
    const [aimed] = seen.toSorted((a, b) => fromMiddle(a, picture) - fromMiddle(b, picture));
    if (aimed === undefined || taken.has(textOf(aimed))) return undefined;
    taken.set(textOf(aimed), undefined);
    return textOf(aimed);
  };
}
