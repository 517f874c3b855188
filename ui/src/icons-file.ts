import { iconPaths } from './icon-paths.ts';

/**
 * The content of icons.svg: one symbol per icon. `node ui/src/icons-file.ts > ui/src/icons.svg` regenerates
 * it.
 */
export function iconsFile(): string {
  const symbols = Object.entries(iconPaths).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

if (import.meta.main) process.stdout.write(iconsFile());
