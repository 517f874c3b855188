import { encode } from 'uqr';

/** Quiet zone around the code in modules (ISO/IEC 18004). */
const QUIET = 4;
/** EPC069-12: at most version 13, 69 modules a side. */
const VERSION_MAX = 13;
/**
 * A fixed mask: every mask is readable, and choosing the best of eight costs ten times as much as the code
 * itself.
 */
const MASK = 2;

/**
 * A text as QR code with error correction level M, as one SVG path, black on white in any colour scheme. The
 * page describes it in words.
 * @throws RangeError when the text is too long for an EPC code
 */
export function qrSvg(text: string): string {
  const { data, size: modules } = encode([...Buffer.from(text, 'utf8')], {
    ecc: 'M',
    boostEcc: false,
    maskPattern: MASK,
    maxVersion: VERSION_MAX,
    border: 0,
  });
  let path = '';
  for (const [row, line] of data.entries()) {
    for (let column = 0; column < modules; column += 1) {
      if (line[column] !== true) continue;
      const start = column;
      while (column + 1 < modules && line[column + 1] === true) column += 1;
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1H${start + QUIET}z`;
    }
  }
  const size = modules + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" aria-hidden="true"` +
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}
