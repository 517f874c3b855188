import { readFileSync } from 'node:fs';
import { contentFileSchema } from '@casamaestra/contract/content/content-file.ts';
import type { ContentFile } from '@casamaestra/contract/content/content-file.ts';
import { readDrafts } from '../catalogue.ts';
import { readBrands } from '../product/leaves.ts';
import { demoRoot } from '../table/psv.ts';
import { readPages, readPosts } from './articles.ts';
import { buildHome } from './build-home.ts';
import { footerHtml } from './footer.ts';
import { helpRows } from './help.ts';
import { listingRows } from './listings.ts';
import { menuRows } from './menu.ts';

const homeBrands = [
  'Corte Verna',
  'Nordalba',
  'Ferrobruno',
  'Voltabruna',
  'Tintareno',
  'Chiarovento',
  'Acquamonda',
  'Ortolieto',
  'Elettrosavena',
  'Trottolina',
  'Mestoleria',
  'Terraposa',
];

function readSynonyms(): string[][] {
  const text = readFileSync(new URL('tables/synonyms.txt', demoRoot), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(', '));
}

/** The whole content file of the demo shop. */
export function buildContent(): ContentFile {
  const used = new Set(readDrafts().map((draft) => draft.leaf.path.join(' > ')));
  const home = buildHome();
  const posts = readPosts();
  const departmentPictures = new Map(home.departments.map((tile) => [tile.label, tile.picture ?? '']));
  return contentFileSchema.parse({
    ...home,
    home_brands: homeBrands.map((label, index) => ({
      order: index + 1,
      label,
      url: `/shop?f_brand=${encodeURIComponent(label)}`,
      status: 'Published',
    })),
    menu: menuRows(used, departmentPictures),
    listings: listingRows(),
    help: helpRows(),
    pages: readPages(posts),
    posts,
    footer_b2c_html: footerHtml(),
    brands: [...readBrands().values()].map(({ name, slogan, country }) => ({ name, slogan, country })),
    synonyms: readSynonyms(),
  });
}
