import type { ApiDocsTexts } from '@casamaestra/texts/it/service/api-docs.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { apiDocsTexts } from '@casamaestra/texts/service/api-docs-texts.ts';
import type { ApiDocument, ApiOperation, ApiParameter, JsonSchema } from './openapi.ts';
import { escapeHtml } from '../platform/escape-html.ts';

type Meanings = Readonly<Partial<Record<string, string>>>;

const style = `
:root{color-scheme:light dark;--line:#8886;--soft:#8881}
body{font:1rem/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{line-height:1.2}h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
.path{overflow-wrap:anywhere;background:var(--soft);padding:.5rem .75rem;border-radius:.375rem}
table{border-collapse:collapse;width:100%}.scroll{overflow-x:auto}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line)}
summary{cursor:pointer;padding:.25rem 0}a{color:inherit}
ul.tree{list-style:none;padding-left:1.25rem;margin:.25rem 0}
a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:3px solid;outline-offset:2px}`;

function typeName(schema: JsonSchema, texts: ApiDocsTexts): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined)
    return [...new Set(schema.anyOf.map((one) => typeName(one, texts)))].join(' | ');
  const { list, anything, ...names } = texts.types;
  if (schema.type === 'array') return list(typeName(schema.items ?? {}, texts));
  const known: Meanings = { ...names, null: 'null' };
  return known[schema.type ?? ''] ?? anything;
}

/** All objects of a schema: its own, those of its items and of its alternatives. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(objectsIn);
  if (schema.type === 'array') return objectsIn(schema.items ?? {});
  if (schema.properties !== undefined) return [schema];
  return typeof schema.additionalProperties === 'object' ? objectsIn(schema.additionalProperties) : [];
}

function tree(schema: JsonSchema, texts: ApiDocsTexts): string {
  return objectsIn(schema)
    .map((object) => {
      const rows = Object.entries(object.properties ?? {}).map(([name, field]) => {
        const label = `<code>${escapeHtml(name)}</code> <span>${escapeHtml(typeName(field, texts))}</span>`;
        const inner = tree(field, texts);
        return `<li>${inner === '' ? label : `<details><summary>${label}</summary>${inner}</details>`}</li>`;
      });
      return `<ul class="tree">${rows.join('')}</ul>`;
    })
    .join('');
}

type ShownParameter = Omit<ApiParameter, 'in'>;

/**
 * Fields of a JSON body and parameters of the query; fields that only some of several body forms have are
 * optional.
 */
function parametersOf({ parameters, requestBody }: ApiOperation): readonly ShownParameter[] {
  if (parameters !== undefined) return parameters;
  const body = requestBody?.content['application/json']?.schema ?? {};
  const forms = body.anyOf ?? [body];
  const fields = new Map<string, ShownParameter>();
  for (const form of forms)
    for (const [name, schema] of Object.entries(form.properties ?? {}))
      fields.set(name, {
        name,
        schema,
        required: forms.every((each) => each.required?.includes(name) === true),
      });
  return [...fields.values()];
}

function parametersTable(operation: ApiOperation, texts: ApiDocsTexts): string {
  const parameters = parametersOf(operation);
  if (parameters.length === 0) return `<p>${escapeHtml(texts.noParameters)}</p>`;
  const meanings: Meanings = texts.parameterMeanings;
  const rows = parameters.map(({ name, schema, required }) => {
    const meaning = meanings[name] ?? '';
    const cells = [typeName(schema, texts), required ? texts.required(meaning) : meaning];
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}<td>${schema.default === undefined ? '–' : `<code>${escapeHtml(JSON.stringify(schema.default))}</code>`}</td></tr>`;
  });
  const heads = [texts.parameter, texts.type, texts.meaning, texts.absent].map(
    (text) => `<th scope="col">${escapeHtml(text)}</th>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(texts.parametersOf(operation.operationId))}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function responsesList(operation: ApiOperation, texts: ApiDocsTexts): string {
  const meanings: Meanings = texts.statuses;
  return Object.entries(operation.responses)
    .map(([status, response]) => {
      const fields = tree(response.content['application/json']?.schema ?? {}, texts);
      const label = `<strong>${status}</strong> ${escapeHtml(meanings[status] ?? '')}`;
      return `<li>${fields === '' ? label : `<details><summary>${label}</summary>${fields}</details>`}</li>`;
    })
    .join('');
}

const idOf = ({ operationId }: ApiOperation): string => operationId.replace(/[^a-z0-9]+/gi, '-');

interface Entry {
  readonly path: string;
  readonly verb: string;
  readonly operation: ApiOperation;
}

function section({ path, verb, operation }: Entry, texts: ApiDocsTexts): string {
  const id = idOf(operation);
  const calls: Meanings = texts.calls;
  const what = escapeHtml(calls[operation.operationId] ?? '');
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(operation.operationId)}</h2><p>${what}</p><p class="path"><strong>${verb.toUpperCase()}</strong> <code>${escapeHtml(path)}</code></p><h3>${escapeHtml(texts.parameters)}</h3>${parametersTable(operation, texts)}<h3>${escapeHtml(texts.answers)}</h3><ul class="tree">${responsesList(operation, texts)}</ul></section>`;
}

const introduction = (texts: ApiDocsTexts): string =>
  [
    texts.prices,
    texts.prefix('/api/method/…'),
    texts.sameMap('/api/v1/…'),
    texts.refused('exc_type', '_server_messages'),
  ]
    .map(escapeHtml)
    .join(' ');

/**
 * The OpenAPI document as one HTML page without scripts or external files; readers use the browser's search.
 */
export function docsPage(document: ApiDocument, language: Language): string {
  const texts = apiDocsTexts(language);
  const entries: readonly Entry[] = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const main = entries.filter(({ operation }) => !operation.operationId.includes(':'));
  const aliases = entries.filter(({ operation }) => operation.operationId.includes(':'));
  const contents = main.map(
    ({ operation }) => `<li><a href="#${idOf(operation)}">${escapeHtml(operation.operationId)}</a></li>`,
  );
  const aliasRows = aliases.map(
    ({ path, operation }) =>
      `<li><code>${escapeHtml(path)}</code> = <code>${escapeHtml(operation.operationId.split(':')[0] ?? '')}</code></li>`,
  );
  const title = escapeHtml(texts.title(document.info.title));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${introduction(texts)}</p><p><a href="/api/openapi.json">${escapeHtml(texts.document(document.openapi))}</a></p><nav aria-label="${escapeHtml(texts.contents)}"><ul>${contents.join('')}</ul></nav>${main.map((entry) => section(entry, texts)).join('')}<section aria-labelledby="alias"><h2 id="alias">${escapeHtml(texts.aliases)}</h2><ul>${aliasRows.join('')}</ul></section></main></body></html>`;
}
