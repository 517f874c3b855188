import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formerContractions } from './former-contractions.ts';

const folder = join(import.meta.dirname, '../commerce/src/platform/migrations');

/** First lines by which a migration says what it does to nodes of the version before (docs/decisions/0117). */
const mark = /^-- (?:contracts|adds only): \S/;

/** SQL without comments, strings and bodies of functions; those of `do` are carried out, so they stay. */
const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(
      /\bdo\s+(\$\w*\$)([\s\S]*?)\1/gi,
      (_all, _quote, body: string) => `;${body.replaceAll(/\b(?:begin|then|else|loop)\b/gi, ';')};`,
    )
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());

/** Actions of an `alter table`: its commas outside of parentheses part them. */
function actionsOf(list: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

/** Whether one action takes away what a node of the version before reads or writes, or asks of it what it does not write. */
function takesAway(action: string, all: readonly string[]): boolean {
  if (/^rename (?!constraint\b)/.test(action)) return true;
  if (/^drop (?!constraint\b)/.test(action)) return true;
  const [, column, what = ''] = /^alter (?:column )?(\S+) (.*)$/.exec(action) ?? [];
  if (column !== undefined && !/^constraint\b/.test(column)) {
    if (what.startsWith('drop default')) return true;
    if (/^(?:set data )?type /.test(what)) return true;
    const getsDefault = all.some((one) => new RegExp(`alter (?:column )?${column} set default`).test(one));
    if (what.startsWith('set not null')) return !getsDefault;
  }
  return (
    /^add (?:column )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/.test(action) &&
    /\bnot null\b/.test(action) &&
    !/\bdefault\b|\bgenerated\b|\bserial\b/.test(action)
  );
}

/** What a migration does that a node of the version before may not survive. */
function contractions(sql: string): string[] {
  const statements = statementsOf(sql);
  const made = new Set(
    statements.flatMap((statement) => {
      const [, name] =
        /^create (?:or replace )?(?:unlogged |temp(?:orary)? |materialized )*(?:table|view|function|procedure|type|sequence) (?:if not exists )?([\w.]+)/.exec(
          statement,
        ) ?? [];
      return name === undefined ? [] : [name];
    }),
  );
  return statements.flatMap((statement) => {
    const [, dropped] =
      /^drop (?:table|(?:materialized )?view|function|procedure|type|sequence|schema) (?:if exists )?([\w.]+)/.exec(
        statement,
      ) ?? [];
    if (dropped !== undefined) return made.has(dropped) ? [] : [statement];
    const [, kind, altered, list = ''] =
      /^alter (table|view|type|sequence|function) (?:if exists )?(?:only )?([\w.]+)(?:\([^)]*\))? (.*)$/.exec(
        statement,
      ) ?? [];
    if (altered === undefined || (kind === 'table' && made.has(altered))) return [];
    if (kind !== 'table') return list.startsWith('rename ') ? [statement] : [];
    const actions = actionsOf(list);
    return actions
      .filter((action) => takesAway(action, statements))
      .map((action) => `alter table ${altered} ${action}`);
  });
}

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

test('a migration that takes something away from nodes of the version before says so in its first line', () => {
  const silent = migrations
    .filter(({ name, sql }) => !formerContractions.has(name) && !mark.test(sql))
    .flatMap(({ name, sql }) => contractions(sql).map((what) => `${name}: ${what}`));
  expect(silent).toEqual([]);
});

test('the list of those that landed before this was looked at holds no others', () => {
  const known = new Map(migrations.map(({ name, sql }) => [name, sql]));
  const needless = [...formerContractions].filter((name) => {
    const sql = known.get(name);
    return sql === undefined || mark.test(sql) || contractions(sql).length === 0;
  });
  expect(needless).toEqual([]);
});

test.each([
  ['alter table product drop column name', 1],
  ['alter table product drop name, drop constraint named', 1],
  ['drop table if exists product', 1],
  ['ALTER TABLE product\n  RENAME COLUMN name TO title', 1],
  ['alter table product rename to goods', 1],
  ['alter table product alter column name set not null', 1],
  ['alter table product alter name drop default', 1],
  ['alter table product alter price type bigint', 1],
  ['alter table product add column weight numeric(10, 3) not null', 1],
  ['do $$ begin alter table product drop name; end $$', 1],
  ['drop function price_of(integer)', 1],
  ["alter type state rename value 'a' to 'b'", 1],
  ['alter table product add column weight numeric(10, 3) not null default 0, add column note text', 0],
  ['alter table product add column id2 integer generated always as identity not null', 0],
  ["alter table product alter name set default '', alter name set not null", 0],
  ['alter table product drop constraint named, add constraint named check (name is not null)', 0],
  ['alter table product alter name drop not null', 0],
  ['drop index product_name; drop trigger t on product', 0],
  [
    'drop function price_of(integer); create function price_of(a integer) returns integer as $$ select 1 $$',
    0,
  ],
  ['create temporary table once (a text); alter table once drop a; drop table once', 0],
  ['-- drop table product\nselect 1', 0],
  ["create function f() returns void as $$ drop table x; $$ language sql; select 'drop table x'", 0],
])('%s', (sql, found) => {
  expect(contractions(sql)).toHaveLength(found);
});

test('the mark is in the first line, with its reason', () => {
  expect(mark.test('-- contracts: no node reads the old name any more\nalter table a drop b;')).toBe(true);
  expect(mark.test('-- adds only: every number fits\nalter table a alter b type bigint;')).toBe(true);
  expect(mark.test('-- contracts\nalter table a drop b;')).toBe(false);
  expect(mark.test('\n-- contracts: why\nalter table a drop b;')).toBe(false);
});
