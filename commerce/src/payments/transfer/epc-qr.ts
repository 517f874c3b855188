import createCode from 'qrcode-generator';

/** Modules of white around the code (ISO/IEC 18004). */
const QUIET = 4;
/** EPC069-12: at most version 13, 69 modules a side. */
const MODULES_MAX = 69;

/**
 * A text as QR code, error correction level M, as one SVG path, black on
 * white in any colour scheme. The page says in words what it is.
 * @throws RangeError when the text is too long for an EPC code
 */
export function qrSvg(text: string): string {
  const code = createCode(0, 'M');
  // The library takes characters for bytes: hand it the bytes of UTF-8 as characters.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte');
  code.make();
  const modules = code.getModuleCount();
  if (modules > MODULES_MAX) throw new RangeError('the text is too long for an EPC code');
  let path = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < modules && code.isDark(row, column + 1)) column += 1;
      path += `M${start + QUIET} ${row + QUIET}h${column - start + 1}v1H${start + QUIET}z`;
    }
  }
  const size = modules + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" aria-hidden="true"` +
    ` shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}
