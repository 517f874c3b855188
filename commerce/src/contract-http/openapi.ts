import { z } from 'zod';
import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import { refusalTable } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalName } from '@casamaestra/contract/platform/refusal-kinds.ts';

/** The part of JSON Schema (draft 2020-12) that the documentation page uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly [keyword: string]: unknown;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface ApiResponse {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, ApiResponse>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as JsonSchema;
  return schema;
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['exc_type', 'exception', '_server_messages'],
  properties: {
    exc_type: { type: 'string', description: 'Class of the error' },
    exception: { type: 'string' },
    _server_messages: {
      type: 'string',
      description: 'JSON array of JSON objects {message, title, indicator}: parse twice',
    },
    _error_message: { type: 'string', description: 'The message as plain text' },
    field: { type: 'string', description: 'Parameter that is wrong' },
    code: { type: 'string', description: 'Why the call is refused' },
    facts: { type: 'object', description: 'Facts of that code' },
  },
};

const errorResponse = (description: string): ApiResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const nameOf = (code: RefusalCode): RefusalName => refusalKinds[code].name;

function responses(operation: Operation): Record<string, ApiResponse> {
  const body: JsonSchema = {
    type: 'object',
    required: [operation.envelope],
    properties: { [operation.envelope]: schemaOf(operation.output, 'output') },
  };
  const byStatus: Record<string, ApiResponse> = {
    '200': { description: 'OK', content: { 'application/json': { schema: body } } },
    '401': errorResponse('AuthenticationError: the application key is missing or wrong'),
    '403': errorResponse('PermissionError: wrong verb'),
  };
  const grouped = Map.groupBy(operation.refusals, (code) => refusalTable[nameOf(code)].status);
  for (const [status, codes] of grouped) {
    byStatus[String(status)] = errorResponse(
      codes.map((code) => `${refusalTable[nameOf(code)].excType}: ${code}`).join('; '),
    );
  }
  return byStatus;
}

function parameters(input: JsonSchema, path: string): ApiParameter[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function apiOperation(operation: Operation, alias: boolean): ApiOperation {
  const input = schemaOf(operation.input, 'input');
  return {
    operationId: operation.name,
    tags: [operation.name.split('.')[0] ?? ''],
    summary: alias ? `${operation.summary} (alias)` : operation.summary,
    ...(operation.verb === 'GET'
      ? { parameters: parameters(input, operation.path) }
      : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: responses(operation),
    security: [{}, { applicationKey: [] }],
  };
}

/** OpenAPI 3.1 of the contract, generated from its schemas. */
export function openApiDocument(operations: readonly Operation[], title: string): ApiDocument {
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const operation of operations) {
    for (const path of [operation.path, ...operation.aliases]) {
      const entry = apiOperation(operation, path !== operation.path);
      const operationId = path === operation.path ? operation.name : `${operation.name}:${path}`;
      paths[path.replaceAll(' ', '%20')] = { [operation.verb.toLowerCase()]: { ...entry, operationId } };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description:
        'Calls of the commerce service. Any app prefix is accepted before the last two segments of a method path; /api/v1 is the same map. Prices are decimal euros, VAT included.',
    },
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        applicationKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'token key:secret, when the shop asks for one',
        },
      },
    },
  };
}
