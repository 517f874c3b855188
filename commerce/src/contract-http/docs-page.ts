import { operations } from '@casamaestra/contract/platform/operations.ts';
import { parameterTexts, statusTexts } from './docs-texts.ts';
import type { ApiDocument, ApiOperation, ApiParameter, JsonSchema } from './openapi.ts';
import { escapeHtml } from '../platform/escape-html.ts';

const callTexts = new Map(operations.map(({ name, text }) => [name, text]));

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

function typeName(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeName))].join(' | ');
  if (schema.type === 'array') return `elenco di ${typeName(schema.items ?? {})}`;
  const names: Readonly<Record<string, string>> = {
    string: 'testo',
    number: 'numero',
    integer: 'numero intero',
    boolean: 'sì/no',
    object: 'oggetto',
    null: 'null',
  };
  return names[schema.type ?? ''] ?? 'qualsiasi valore';
}

/** All objects of a schema: its own, those of its items and of its alternatives. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(objectsIn);
  if (schema.type === 'array') return objectsIn(schema.items ?? {});
  if (schema.properties !== undefined) return [schema];
  return typeof schema.additionalProperties === 'object' ? objectsIn(schema.additionalProperties) : [];
}

function tree(schema: JsonSchema): string {
  return objectsIn(schema)
    .map((object) => {
      const rows = Object.entries(object.properties ?? {}).map(([name, field]) => {
        const label = `<code>${escapeHtml(name)}</code> <span>${escapeHtml(typeName(field))}</span>`;
        const inner = tree(field);
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

function parametersTable(operation: ApiOperation): string {
  const parameters = parametersOf(operation);
  if (parameters.length === 0) return '<p>Nessun parametro.</p>';
  const rows = parameters.map(
    ({ name, schema, required }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(typeName(schema))}</td><td>${escapeHtml(parameterTexts[name] ?? '')}${required ? ' (necessario)' : ''}</td><td>${schema.default === undefined ? '–' : `<code>${escapeHtml(JSON.stringify(schema.default))}</code>`}</td></tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Parametri di ${escapeHtml(operation.operationId)}"><table><thead><tr><th scope="col">Parametro</th><th scope="col">Tipo</th><th scope="col">Significato</th><th scope="col">Se manca</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function responsesList(operation: ApiOperation): string {
  return Object.entries(operation.responses)
    .map(([status, response]) => {
      const fields = tree(response.content['application/json']?.schema ?? {});
      const label = `<strong>${status}</strong> ${escapeHtml(statusTexts[status] ?? '')}`;
      return `<li>${fields === '' ? label : `<details><summary>${label}</summary>${fields}</details>`}</li>`;
    })
    .join('');
}

function section(path: string, verb: string, operation: ApiOperation): string {
  const id = operation.operationId.replace(/[^a-z0-9]+/gi, '-');
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(operation.operationId)}</h2><p>${escapeHtml(callTexts.get(operation.operationId) ?? '')}</p><p class="path"><strong>${verb.toUpperCase()}</strong> <code>${escapeHtml(path)}</code></p><h3>Parametri</h3>${parametersTable(operation)}<h3>Risposte</h3><ul class="tree">${responsesList(operation)}</ul></section>`;
}

/**
 * The OpenAPI document as one HTML page without scripts or external files; readers use the browser's search.
 */
export function docsPage(document: ApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const main = entries.filter(({ operation }) => !operation.operationId.includes(':'));
  const aliases = entries.filter(({ operation }) => operation.operationId.includes(':'));
  const contents = main.map(
    ({ operation }) =>
      `<li><a href="#${operation.operationId.replace(/[^a-z0-9]+/gi, '-')}">${escapeHtml(operation.operationId)}</a></li>`,
  );
  const aliasRows = aliases.map(
    ({ path, operation }) =>
      `<li><code>${escapeHtml(path)}</code> = <code>${escapeHtml(operation.operationId.split(':')[0] ?? '')}</code></li>`,
  );
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Le chiamate di ${escapeHtml(document.info.title)}</title><style>${style}</style></head><body><main><h1>Le chiamate di ${escapeHtml(document.info.title)}</h1><p>I prezzi sono in euro con decimali, IVA inclusa. Davanti agli ultimi due segmenti di un percorso <code>/api/method/…</code> va bene qualsiasi prefisso; <code>/api/v1/…</code> è la stessa mappa. Una richiesta che non va riceve un corpo con <code>exc_type</code> e <code>_server_messages</code>.</p><p><a href="/api/openapi.json">Documento OpenAPI ${escapeHtml(document.openapi)}</a></p><nav aria-label="Chiamate"><ul>${contents.join('')}</ul></nav>${main.map(({ path, verb, operation }) => section(path, verb, operation)).join('')}<section aria-labelledby="alias"><h2 id="alias">Altri percorsi che rispondono lo stesso</h2><ul>${aliasRows.join('')}</ul></section></main></body></html>`;
}
