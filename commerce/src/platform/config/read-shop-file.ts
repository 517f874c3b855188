import { readFileSync } from 'node:fs';
import { type ShopFile, shopFileSchema } from '@casamaestra/contract/shop/shop-file.ts';
import type { ConfigurationFinding } from '@casamaestra/texts/staff/configuration-texts.ts';
import { lowContrasts } from './colour-contrast.ts';

/** The contents of the file, or its problems, one line each for the start message. */
export type ShopFileReading =
  | { readonly shop: ShopFile; readonly problems: readonly [] }
  | { readonly shop: undefined; readonly problems: readonly ConfigurationFinding[] };

const wrong = (problems: readonly ConfigurationFinding[]): ShopFileReading => ({ shop: undefined, problems });

interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly input?: unknown;
  readonly keys?: string[];
}

/** Why a field is refused; docs/shop-file.md describes all fields. */
function issueFinding(path: string, issue: Issue): ConfigurationFinding {
  const field = issue.path.join('.');
  const found = JSON.stringify(issue.input ?? null).slice(0, 80);
  const keys = (issue.keys ?? []).join(', ');
  if (issue.code === 'unrecognized_keys')
    return field === ''
      ? { code: 'shop_file_unknown_keys', facts: { path, keys } }
      : { code: 'shop_field_unknown_keys', facts: { path, field, keys } };
  if (field === '') return { code: 'shop_file_invalid', facts: { path, found } };
  return issue.input === undefined
    ? { code: 'shop_field_missing', facts: { path, field } }
    : { code: 'shop_field_invalid', facts: { path, field, found } };
}

function read(path: string): { readonly value: unknown } | { readonly problem: ConfigurationFinding } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { problem: { code: 'shop_file_missing', facts: { path } } };
    if (code !== undefined) return { problem: { code: 'shop_file_unreadable', facts: { path, why: code } } };
    const [, place] = /position (\d+)/.exec(message) ?? [];
    return {
      problem:
        place === undefined
          ? { code: 'shop_file_not_json', facts: { path } }
          : { code: 'shop_file_not_json_at', facts: { path, place: Number(place) } },
    };
  }
}

/** Reads the shop file: seller and appearance. Colours with too little contrast are problems, too. */
export function readShopFile(path: string): ShopFileReading {
  const file = read(path);
  if ('problem' in file) return wrong([file.problem]);
  const checked = shopFileSchema.safeParse(file.value, { reportInput: true });
  if (!checked.success) return wrong(checked.error.issues.map((issue) => issueFinding(path, issue)));
  const colours = lowContrasts(checked.data.colours ?? {});
  if (colours.length > 0)
    return wrong(colours.map((pair) => ({ code: 'low_contrast', facts: { path, ...pair } })));
  return { shop: checked.data, problems: [] };
}
