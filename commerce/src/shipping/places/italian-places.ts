import { letters, withoutAccents } from './comune-letters.ts';

/** An Italian municipality (comune) with what addresses need. */
export interface Comune {
  readonly name: string;
  /** "BO" */
  readonly province: string;
  readonly provinceName: string;
  readonly region: string;
  /** All its CAPs, ascending; empty when none is known. */
  readonly caps: readonly string[];
  /** Its names for searching, "| bolzano | bozen |": lower case, without accents and punctuation. */
  readonly search: string;
}

export interface Province {
  readonly code: string;
  readonly name: string;
  readonly region: string;
}

export interface ItalianPlaces {
  /** By name. */
  readonly comuni: readonly Comune[];
  readonly provinces: readonly Province[];
  readonly regions: readonly string[];
}

/** "Sant'Agata di Militello" → "sant agata di militello" */
export const searchable = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Bolzano/Bozen" → "bolzano": the name used in the list of CAPs. */
const capKey = (name: string) => letters(name.split('/')[0] ?? name);

function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const caps: string[] = [];
  for (let cap = Number(first); cap <= Number(last); cap += 1) caps.push(String(cap).padStart(5, '0'));
  return caps;
}

/** "BO" + "bologna" → CAPs, from the lines of the data. */
function readCaps(lines: string): Map<string, readonly string[]> {
  const caps = new Map<string, readonly string[]>();
  for (const line of lines.trim().split('\n')) {
    const province = line.slice(0, 2);
    for (const entry of line.slice(3).split(';')) {
      const [name = '', ...ranges] = entry.split(' ');
      caps.set(province + name, ranges.flatMap(expand));
    }
  }
  return caps;
}

const linesOf = (text: string) => text.trim().split('\n');

async function load(): Promise<ItalianPlaces> {
  const [{ comuneLines, provinceLines }, { comuneCaps }] = await Promise.all([
    import('./comuni.data.ts'),
    import('./comune-caps.data.ts'),
  ]);
  const caps = readCaps(comuneCaps);
  const provinces = linesOf(provinceLines).map((line): Province => {
    const [code = '', name = '', region = ''] = line.split('|');
    return { code, name, region };
  });
  const byCode = new Map(provinces.map((province) => [province.code, province]));
  const comuni = linesOf(comuneLines).map((line): Comune => {
    const province = line.slice(0, 2);
    const name = line.slice(3);
    const { name: provinceName = '', region = '' } = byCode.get(province) ?? {};
    return {
      name,
      province,
      provinceName,
      region,
      caps: caps.get(province + capKey(name)) ?? [],
      search: `| ${name.split('/').map(searchable).join(' | ')} |`,
    };
  });
  return {
    comuni,
    provinces,
    regions: [...new Set(provinces.map(({ region }) => region))].toSorted(new Intl.Collator('it').compare),
  };
}

let loading: Promise<ItalianPlaces> | undefined;

/** Italy's regions, provinces and comuni; loaded when first needed. */
export function italianPlaces(): Promise<ItalianPlaces> {
  loading ??= load();
  return loading;
}
