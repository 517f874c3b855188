import { parseSync } from 'oxc-parser';
import type { Node } from 'oxc-parser';
import { readMessage } from './message.ts';
import type { Message } from './message.ts';

/** One text of a language and its position. */
export interface Entry {
  /** "pages/orders:orders.tabs.all": file, name in the file, path. The same in every language. */
  readonly key: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** The parameters of its function, as written; '' outside functions. */
  readonly parameters: string;
  readonly message: Message;
}

export class UnreadableTexts extends Error {}

/**
 * The texts of a file, from its syntax tree. `file` is its path in the language's folder: "pages/orders.ts".
 */
export function textsInFile(file: string, source: string, pluralForms: number): Entry[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new UnreadableTexts(`${file}: ${errors[0].message}`);
  const found: Entry[] = [];
  const prefix = file.replace(/\.ts$/, ':');

  function add(path: string, node: Node, parameters: string): void {
    const message = readMessage(node, source, pluralForms);
    if (message === undefined) return;
    const line = source.slice(0, node.start).split('\n').length;
    const { start, end } = node;
    found.push({ key: `${prefix}${path}`, file, line, start, end, parameters, message });
  }

  function read(path: string, node: Node, parameters: string): void {
    if (node.type === 'ParenthesizedExpression' && node.expression.type === 'ObjectExpression')
      read(path, node.expression, parameters);
    else if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') continue;
        const key =
          property.key.type === 'Identifier'
            ? property.key.name
            : source.slice(property.key.start + 1, property.key.end - 1);
        read(`${path}.${key}`, property.value, parameters);
      }
    } else if (node.type === 'ArrayExpression') {
      for (const [index, item] of node.elements.entries())
        if (item) read(`${path}.${index}`, item, parameters);
    } else if (node.type === 'ArrowFunctionExpression') {
      const written = node.params.map(({ start, end }) => source.slice(start, end)).join(', ');
      read(path, node.body, written);
    } else add(path, node, parameters);
  }

  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id && declared.body)
      add(declared.id.name, declared.body, '');
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init) read(id.name, init, '');
    }
  }
  return found;
}
