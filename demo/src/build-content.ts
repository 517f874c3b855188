import { mkdirSync, writeFileSync } from 'node:fs';
import { buildContent } from './content/content.ts';
import { demoRoot } from './table/psv.ts';

/** Writes content/content.json from the tables: node demo/src/build-content.ts */
mkdirSync(new URL('content/', demoRoot), { recursive: true });
const content = buildContent();
writeFileSync(new URL('content/content.json', demoRoot), `${JSON.stringify(content, null, 1)}\n`);
process.stdout.write(
  `${content.menu.length} menu rows, ${content.pages.length} pages, ${content.posts.length} posts, ${content.synonyms.length} synonym groups\n`,
);
