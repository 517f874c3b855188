import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .filter((file) => existsSync(join(root, file)));

/** Programs that stand alone, and test set-ups: nobody looks for the shop's names there. */
const standsAlone = /^(sandbox-bank|demo|bench|journeys|scripts)\/|\/testing\//;
/** The same file in every language holds the same names. */
const ofOneLanguage = /^texts\/src\/(it|en|sk)\//;
/** React Router reads these names from its modules. */
const ofTheRouter =
  /^(loader|action|headers|meta|links|handle|shouldRevalidate|middleware|createRequestContext)$/;

const declared = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

/** Names that two files may export, and why. */
const allowed: readonly { readonly names: RegExp; readonly files: RegExp; readonly because: string }[] = [
  {
    names: /Endpoint$/,
    files: /^(commerce\/src\/.*|server\/src\/frappe\/.*)\.endpoints?\.ts$/,
    because: 'the Frappe door answers the same calls of the contract as the service',
  },
];

it('a name is exported by one file, so that whoever looks it up finds one thing', () => {
  const exportedBy = new Map<string, string[]>();
  for (const file of files.filter((each) => !standsAlone.test(each) && !ofOneLanguage.test(each))) {
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(declared)) {
      const known = exportedBy.get(name) ?? [];
      if (!known.includes(file)) exportedBy.set(name, [...known, file]);
    }
  }
  const twice = [...exportedBy]
    .filter(([name, by]) => by.length > 1 && !ofTheRouter.test(name))
    .filter(
      ([name, by]) =>
        !allowed.some((each) => each.names.test(name) && by.every((file) => each.files.test(file))),
    )
    .map(([name, by]) => `${name}: ${by.join(', ')}`);
  expect(twice).toEqual([]);
});
