import { Worker } from 'node:worker_threads';
import type { Segment, SegmentImage } from '../index/segment.ts';
import type { SearchLanguage, SearchQuery, SearchResult } from '../search-engine.ts';

export type PoolMessage =
  | { readonly kind: 'segments'; readonly images: readonly SegmentImage[] }
  | { readonly kind: 'synonyms'; readonly rules: readonly string[] }
  | {
      readonly kind: 'search';
      readonly ticket: number;
      readonly query: SearchQuery;
    };

type Answer = { readonly ticket: number; readonly result?: SearchResult; readonly error?: string };

type Waiting = { readonly resolve: (result: SearchResult) => void; readonly reject: (error: Error) => void };

type Member = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };

/**
 * A few threads for expensive queries, started when first needed. A thread that died is replaced at the next
 * query.
 */
export class SearchPool {
  private members: Member[] = [];
  private tickets = 0;
  private images: readonly SegmentImage[] = [];
  private rules: readonly string[] = [];
  private readonly size: number;
  private readonly language: SearchLanguage;

  constructor(language: SearchLanguage, size: number) {
    this.language = language;
    this.size = size;
  }

  get running(): number {
    return this.members.length;
  }

  setSegments(segments: readonly Segment[]): void {
    this.images = segments.map(({ buffer, lengths }) => ({ buffer, lengths }));
    for (const member of this.members) member.worker.postMessage({ kind: 'segments', images: this.images });
  }

  setSynonyms(rules: readonly string[]): void {
    this.rules = rules;
    for (const member of this.members) member.worker.postMessage({ kind: 'synonyms', rules });
  }

  /** Starts the threads, which load their code while this one does something else. */
  open(): void {
    while (this.members.length < this.size) this.members.push(this.start());
  }

  /** Lets the threads that have nothing to do answer a question that another one was asked. */
  warmOthers(first: SearchQuery): void {
    for (let index = 1; index < this.size; index += 1) this.search(first).catch(() => undefined);
  }

  search(query: SearchQuery): Promise<SearchResult> {
    this.open();
    const [idlest] = this.members.toSorted((one, other) => one.waiting.size - other.waiting.size);
    if (idlest === undefined) return Promise.reject(new Error('the search pool has no thread'));
    this.tickets += 1;
    const ticket = this.tickets;
    return new Promise((resolve, reject) => {
      idlest.waiting.set(ticket, { resolve, reject });
      idlest.worker.ref();
      idlest.worker.postMessage({ kind: 'search', ticket, query });
    });
  }

  async close(): Promise<void> {
    const members = this.members;
    this.members = [];
    await Promise.all(
      members.map(async (member) => {
        await member.worker.terminate();
        this.voidAttempts(member, new Error('the search engine was closed'));
      }),
    );
  }

  private start(): Member {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
      workerData: { language: this.language },
    });
    const member: Member = { worker, waiting: new Map() };
    worker.on('message', ({ ticket, result, error }: Answer) => {
      const waiting = member.waiting.get(ticket);
      member.waiting.delete(ticket);
      if (member.waiting.size === 0) worker.unref();
      if (result !== undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error ?? 'search failed'));
    });
    const gone = (reason: Error): void => {
      this.members = this.members.filter((other) => other !== member);
      this.voidAttempts(member, reason);
    };
    worker.on('error', gone);
    worker.on('exit', () => gone(new Error('the search thread ended')));
    worker.unref();
    worker.postMessage({ kind: 'segments', images: this.images });
    worker.postMessage({ kind: 'synonyms', rules: this.rules });
    return member;
  }

  private voidAttempts(member: Member, reason: Error): void {
    for (const { reject } of member.waiting.values()) reject(reason);
    member.waiting.clear();
  }
}
