import type { IndexWriter, SearchEngine } from '../../search-engine.ts';

/** What every engine must be able to do; one that gathers changes may be told to merge them. */
export interface AnyEngine extends SearchEngine, IndexWriter {
  compact?(): Promise<void>;
}

/** Makes an empty engine for Italian. */
export type CreateEngine = () => AnyEngine | Promise<AnyEngine>;
