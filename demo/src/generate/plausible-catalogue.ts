import { type Leaf, parseTree } from './category-tree.ts';
import { buildingDepartments } from './departments/building-departments.ts';
import { gardenDepartments } from './departments/garden-departments.ts';
import { homeDepartments } from './departments/home-departments.ts';
import { workshopDepartments } from './departments/workshop-departments.ts';
import { type Family, type FamilyText, parseFamily } from './family.ts';
import { buildingFamilies } from './families/building-families.ts';
import { gardenFamilies } from './families/garden-families.ts';
import { homeFamilies } from './families/home-families.ts';
import { workshopFamilies } from './families/workshop-families.ts';

/** A leaf ready to make products of: its family and the parts of the row that never change. */
export interface Shelf extends Leaf {
  readonly goods: Family;
  /** '"category":[…],"family_code":…,"family_name":…' */
  readonly json: string;
}

/** Every leaf category of the generated shop. */
export function shelves(): Shelf[] {
  const texts: Readonly<Record<string, FamilyText>> = {
    ...workshopFamilies,
    ...buildingFamilies,
    ...homeFamilies,
    ...gardenFamilies,
  };
  const families = new Map(Object.entries(texts).map(([code, text]) => [code, parseFamily(code, text)]));
  const departments = [workshopDepartments, buildingDepartments, homeDepartments, gardenDepartments];
  return departments.flatMap(parseTree).map((leaf) => {
    const goods = families.get(leaf.family);
    if (goods === undefined) throw new Error(`unknown family ${leaf.family}`);
    const row = JSON.stringify({ category: leaf.path, family_code: goods.code, family_name: goods.name });
    return { ...leaf, goods, json: row.slice(1, -1) };
  });
}

export const lines =
  `Alba, Brezza, Collina, Duomo, Eolia, Fiordaliso, Ginestra, Isola, Lavanda, Maestrale, Nuvola, Orione, Perla,
Quercia, Riviera, Solaria, Tramontana, Ulivo, Vela, Zefiro, Ardesia, Betulla, Cipresso, Dalia, Edera, Felce, Glicine,
Iris, Levante, Mirto, Ninfea, Oasi, Primula, Rosmarino, Salvia, Torrente, Verbena, Acero, Bora, Corallo, Delfino,
Estate, Farfalla, Giada, Lago, Magnolia, Nocciola, Onda, Pineta, Robinia, Sabbia, Tiglio, Valle, Zagara, Ambra,
Baita, Cascina, Darsena, Falesia, Grotta`
    .split(',')
    .map((name) => name.trim());

const streets = [
  'Via dell’Artigianato',
  'Via dell’Industria',
  'Via del Lavoro',
  'Viale Europa',
  'Via dei Mestieri',
];
const towns = [
  '40127 Bologna (BO)',
  '20098 San Giuliano Milanese (MI)',
  '36100 Vicenza (VI)',
  '50019 Sesto Fiorentino (FI)',
  '10024 Moncalieri (TO)',
  '61122 Pesaro (PU)',
  '70026 Modugno (BA)',
  '31100 Treviso (TV)',
];

/** '"brand":…,"manufacturer":{…}' of an invented maker; its address follows from its name. */
export function brandJson(brand: string): string {
  const number = [...brand].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const host = brand.toLowerCase().replace(/[^a-z]/g, '');
  const row = JSON.stringify({
    brand,
    manufacturer: {
      name: `${brand} S.r.l.`,
      address: `${streets[number % streets.length]} ${1 + (number % 60)}, ${towns[number % towns.length]}`,
      contact: `info@${host}.example`,
    },
  });
  return row.slice(1, -1);
}
