import type { IndexWriter, SearchEngine } from '../../search-engine.ts';

/** The interface that any engine is tested by; one that collects changes can be told to merge them. */
export interface AnyEngine extends SearchEngine, IndexWriter {
  compact?(): Promise<void>;
}

/** Makes an empty engine for Italian. */
export type CreateEngine = () => AnyEngine | Promise<AnyEngine>;
