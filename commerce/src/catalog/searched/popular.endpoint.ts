import { popularSearchesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { searchedByMany } from './searched-by-many.usecase.ts';
import type { PopularParts } from './searched-by-many.usecase.ts';

const KEPT_MS = 600_000;

interface PopularDependencies extends PopularParts {
  readonly whenReady: () => boolean | Promise<boolean>;
}

/** GET what many searched for lately, the commonest first; read again after ten minutes. */
export function popularSearchesEndpoint({
  whenReady,
  ...parts
}: PopularDependencies): Endpoint<typeof popularSearchesOperation> {
  const { clock } = parts;
  let kept: { readonly at: number; readonly searches: readonly string[] } | undefined;
  return {
    operation: popularSearchesOperation,
    async answer() {
      if (!(await whenReady())) return refused('catalogue_loading', {});
      if (kept === undefined || clock.now() - kept.at >= KEPT_MS)
        kept = { at: clock.now(), searches: await searchedByMany(parts) };
      return accepted({ searches: [...kept.searches] });
    },
  };
}
