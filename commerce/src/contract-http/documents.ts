import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import type { RawAnswer } from '../platform/http/raw-call.ts';
import { plainPagePolicy } from '../platform/http/page-policies.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const answer = (contentType: string, body: string): RawAnswer => ({
  status: 200,
  headers: {
    'content-type': contentType,
    'cache-control': 'public, max-age=300',
    'content-security-policy': plainPagePolicy,
  },
  body,
  route: 'documents',
});

/** The OpenAPI document and its HTML page, made at the first request. */
export function documentPages(
  operations: readonly Operation[],
  shopName: string,
): ReadonlyMap<string, () => RawAnswer> {
  let json: RawAnswer | undefined;
  let page: RawAnswer | undefined;
  return new Map([
    [
      '/api/openapi.json',
      () =>
        (json ??= answer(
          'application/json; charset=utf-8',
          JSON.stringify(openApiDocument(operations, shopName)),
        )),
    ],
    [
      '/api/docs',
      () => (page ??= answer('text/html; charset=utf-8', docsPage(openApiDocument(operations, shopName)))),
    ],
  ]);
}
