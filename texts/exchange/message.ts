import type { Node } from 'oxc-parser';

/**
 * A text as a translator sees it. Placeholders are in braces with their name in the code ("{count}
 * prodotti"); a literal brace is doubled. `code`: a text that needs a developer, as written.
 */
export type Message =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'plural'; readonly subject: string; readonly forms: readonly string[] }
  | { readonly kind: 'code'; readonly code: string };

interface Forms {
  readonly subject: string | undefined;
  readonly forms: readonly string[];
}

const letters = /\p{L}/u;
const inCode = (node: Node, source: string) => source.slice(node.start, node.end);
const bare = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? bare(node.expression) : node);
const single = (text: string): Forms => ({ subject: undefined, forms: [text] });

/**
 * Concatenates plural forms: "{name}: " and "resta 1 | restano {left}" give "{name}: resta 1 | {name}:
 * restano {left}".
 */
function joined(before: Forms, after: Forms): Forms | undefined {
  if (after.subject === undefined)
    return { ...before, forms: before.forms.map((form) => `${form}${after.forms[0] ?? ''}`) };
  if (before.subject === undefined)
    return { ...after, forms: after.forms.map((form) => `${before.forms[0] ?? ''}${form}`) };
  if (before.subject !== after.subject || before.forms.length !== after.forms.length) return undefined;
  return { ...before, forms: before.forms.map((form, index) => `${form}${after.forms[index] ?? ''}`) };
}

/** `count === 1 ? … : …` or `slovakForm(count, …, …, …)` of plain texts. */
function pluralForms(subject: Node, choices: readonly Node[], source: string): Forms | undefined {
  const read = choices.map((choice) => formsOf(choice, source));
  const forms = read.flatMap((one) => (one?.subject === undefined ? (one?.forms ?? []) : []));
  return forms.length === choices.length ? { subject: inCode(subject, source), forms } : undefined;
}

/** A placeholder in a sentence: "name", "money(most, 'sk')"; an expression with words of its own is code. */
function placeholder(node: Node, source: string): Forms | undefined {
  const code = inCode(node, source);
  const words = code.replaceAll(/'(?:it|en|sk|\P{L}*?)'/gu, '');
  return /['"`]/.test(words) || /[{}\n]/.test(code) ? undefined : single(`{${code}}`);
}

function templateForms(node: Extract<Node, { type: 'TemplateLiteral' }>, source: string): Forms | undefined {
  let all: Forms | undefined = single('');
  for (const [index, quasi] of node.quasis.entries()) {
    all &&= joined(all, single(escaped(quasi.value.cooked ?? '')));
    const value = node.expressions[index];
    const next = value && (formsOf(value, source) ?? placeholder(value, source));
    if (value !== undefined && next === undefined) return undefined;
    if (next !== undefined) all &&= joined(all, next);
  }
  return all;
}

function formsOf(wrapped: Node, source: string): Forms | undefined {
  const node = bare(wrapped);
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? single(escaped(node.value)) : undefined;
  if (node.type === 'TemplateLiteral') return templateForms(node, source);
  if (node.type === 'ConditionalExpression') {
    const test = bare(node.test);
    if (test.type !== 'BinaryExpression' || !inCode(test, source).endsWith(' === 1')) return undefined;
    return pluralForms(test.left, [node.consequent, node.alternate], source);
  }
  if (node.type !== 'CallExpression' || inCode(node.callee, source) !== 'slovakForm') return undefined;
  const [subject, ...choices] = node.arguments;
  return subject && pluralForms(subject, choices, source);
}

const escaped = (text: string): string => text.replaceAll(/[{}]/g, '$&$&');
const pieces = /\{\{|\}\}|\{[^{}]+\}|[^{}]+/g;
const isValue = (piece: string) => piece.length > 2 && piece.startsWith('{');

/** Names of the placeholders of a text; undefined when braces do not match. */
export function placeholdersOf(text: string): ReadonlySet<string> | undefined {
  const found = text.match(pieces) ?? [];
  return found.join('') === text ? new Set(found.filter(isValue)) : undefined;
}

/**
 * The message of an expression; undefined when it has no words. `count`: number of plural forms of the
 * language.
 */
export function readMessage(node: Node, source: string, count: number): Message | undefined {
  const read = formsOf(node, source);
  const code = inCode(node, source);
  if (read === undefined) return /['`][^'`]*\p{L}/u.test(code) ? { kind: 'code', code } : undefined;
  if (!read.forms.some((form) => letters.test(form.replaceAll(/\{[^{}]+\}/g, '')))) return undefined;
  if (read.subject === undefined) return { kind: 'text', text: read.forms[0] ?? '' };
  const forms = Array.from({ length: count }, (_, index) => read.forms[index] ?? read.forms.at(-1) ?? '');
  return { kind: 'plural', subject: read.subject, forms };
}

function literal(text: string): string {
  const found = text.match(pieces) ?? [];
  if (!found.some(isValue)) {
    const plain = found.map((piece) => piece.replaceAll(/\{\{|\}\}/g, (pair) => pair.slice(1))).join('');
    return `'${plain.replaceAll(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
  }
  const written = found.map((piece) => {
    if (isValue(piece)) return `$${piece}`;
    const plain = piece.replaceAll(/\{\{|\}\}/g, (pair) => pair.slice(1));
    return plain.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
  });
  return `\`${written.join('')}\``;
}

/** A message as source code in a file of texts. */
export function sourceCodeOf(message: Message): string {
  if (message.kind === 'code') return message.code;
  if (message.kind === 'text') return literal(message.text);
  const { subject, forms } = message;
  if (new Set(forms).size === 1) return literal(forms[0] ?? '');
  if (forms.length === 3) return `slovakForm(${[subject, ...forms.map(literal)].join(', ')})`;
  return `${subject} === 1 ? ${forms.map(literal).join(' : ')}`;
}
