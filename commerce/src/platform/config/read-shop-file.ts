import { readFileSync } from 'node:fs';
import { type ShopFile, shopFileSchema } from '@casamaestra/contract/shop/shop-file.ts';
import { lowContrasts } from './colour-contrast.ts';

/** The contents of the file, or its problems, one line each for the start message. */
export type ShopFileReading =
  | { readonly shop: ShopFile; readonly problems: readonly [] }
  | { readonly shop: undefined; readonly problems: readonly string[] };

const wrong = (problems: readonly string[]): ShopFileReading => ({ shop: undefined, problems });

/** Why a field is refused, in Italian; docs/shop-file.md describes all fields. */
function issueText(issue: { readonly code: string; readonly input?: unknown; readonly keys?: string[] }) {
  if (issue.code === 'unrecognized_keys') return `non esiste: ${(issue.keys ?? []).join(', ')}`;
  if (issue.input === undefined) return 'manca';
  return `non è valido: ${JSON.stringify(issue.input).slice(0, 80)}`;
}

function read(path: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { problem: `SHOP_FILE: il file ${path} non c’è` };
    const [, place] = /position (\d+)/.exec(message) ?? [];
    const where = place === undefined ? '' : `, carattere ${place}`;
    return { problem: `SHOP_FILE: ${path} non si legge come JSON (${code ?? 'forma'}${where})` };
  }
}

/** Reads the shop file: seller and appearance. Colours with too little contrast are problems, too. */
export function readShopFile(path: string): ShopFileReading {
  const file = read(path);
  if ('problem' in file) return wrong([file.problem]);
  const checked = shopFileSchema.safeParse(file.value, { reportInput: true });
  if (!checked.success) {
    return wrong(
      checked.error.issues.map(
        (issue) =>
          `${path}: ${issue.path.length === 0 ? 'il file' : issue.path.join('.')} ${issueText(issue)}`,
      ),
    );
  }
  const colours = lowContrasts(checked.data.colours ?? {});
  if (colours.length > 0) return wrong(colours.map((words) => `${path}: ${words}`));
  return { shop: checked.data, problems: [] };
}
