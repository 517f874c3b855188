import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { ParseResult, TaggedTemplateExpression, TSSignature, TSType } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', 'commerce/src/*.ts', 'server/src/*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));

type Program = ParseResult['program'];

const namesOf = (members: readonly TSSignature[]): string[] =>
  members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' ? [member.key.name] : [],
  );

/** Fields of every interface and object type that a file declares, by name. */
function declaredRows(program: Program): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  new Visitor({
    TSInterfaceDeclaration: ({ id, body }) => void rows.set(id.name, namesOf(body.body)),
    TSTypeAliasDeclaration: ({ id, typeAnnotation: type }) =>
      void (type.type === 'TSTypeLiteral' && rows.set(id.name, namesOf(type.members))),
  }).visit(program);
  return rows;
}

/** None for a type that is declared elsewhere. */
function fieldsOf(type: TSType | undefined, rows: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (type?.type === 'TSTypeLiteral') return namesOf(type.members);
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
  return rows.get(type.typeName.name) ?? [];
}

/** Fields of a row that the SQL it is read by never names. */
function unnamed({ typeArguments, quasi }: TaggedTemplateExpression, rows: ReturnType<typeof declaredRows>) {
  const text = quasi.quasis.map(({ value }) => value.raw).join(' ');
  const words = new Set(text.match(/\w+/g));
  // Whatever `*` brings is not written.
  if (/\*\s*(?:,|from\b)/i.test(text)) return [];
  return fieldsOf(typeArguments?.params[0], rows).filter((field) => !words.has(field));
}

const reading = (file: string, source: string): { readonly read: number; readonly wrong: string[] } => {
  const { program } = parseSync(file, source);
  const rows = declaredRows(program);
  const wrong: string[] = [];
  let read = 0;
  new Visitor({
    TaggedTemplateExpression(node) {
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
      if (fieldsOf(node.typeArguments?.params[0], rows).length > 0) read += 1;
      wrong.push(...unnamed(node, rows).map((field) => `${file}: ${field}`));
    },
  }).visit(program);
  return { read, wrong };
};

test('every field of a row is named by the SQL that reads it', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return source.includes('sql<') ? [reading(file, source)] : [];
  });
  expect(found.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThan(25);
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
});

test('a field under another name in the SQL is found', () => {
  const source =
    'interface Row { id: number; sold: number }\nsql<Row>`select id, sum(pieces) as pieces from item`';
  expect(reading('row.ts', source).wrong).toEqual(['row.ts: sold']);
  expect(reading('row.ts', 'sql<{ n: number }>`select count(*) as n from item`').wrong).toEqual([]);
  expect(reading('row.ts', 'sql<{ n: number }>`select count(*) as m from item`').wrong).toEqual([
    'row.ts: n',
  ]);
});
