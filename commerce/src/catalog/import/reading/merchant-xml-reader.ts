import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { ImportStop } from '../row-problem.ts';
import { feedCells, type MerchantItem, merchantCells } from './merchant-columns.ts';
import type { FlatRecord } from './source-row.ts';

const isItem = (name: string) => name === 'item' || name === 'entry';

/** Handles the parser's events for one feed; finished items are collected in `done`. */
class FeedWalk {
  readonly done: FlatRecord[] = [];
  items = 0;
  private readonly parser = new SaxesParser({ fragment: false });
  private item: MerchantItem | undefined;
  private readonly cellsOf: (item: MerchantItem) => Record<string, string>;
  private line = 0;
  private readonly open: string[] = [];
  private text = '';
  private detail: Record<string, string> = {};

  /** @param raw also yields the feed's own names: `g:mpn`, `g:shipping.price` */
  constructor(raw: boolean) {
    this.cellsOf = raw ? (item) => ({ ...merchantCells(item), ...feedCells(item) }) : merchantCells;
    this.parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    this.parser.on('text', (text) => (this.text += text));
    this.parser.on('cdata', (text) => (this.text += text));
    this.parser.on('closetag', ({ name }) => this.closed(name));
    this.parser.on('error', (error) => {
      const why = error.message.replace(/^\d+:\d+: /, '');
      throw new ImportStop({ code: 'xml_invalid', facts: { line: this.parser.line, why } });
    });
  }

  write(chunk: string): void {
    this.parser.write(chunk);
  }

  close(): void {
    if (this.open.length > 0) throw new ImportStop({ code: 'xml_cut', facts: { line: this.parser.line } });
    this.parser.close();
  }

  private opened(name: string, attributes: Record<string, SaxesAttributePlain | string>): void {
    this.open.push(name);
    this.text = '';
    if (isItem(name)) {
      this.item = { values: {}, details: [] };
      this.line = this.parser.line;
    } else if (name.endsWith('product_detail')) this.detail = {};
    else if (name === 'link' && this.item !== undefined && typeof attributes['href'] === 'string') {
      this.text = attributes['href'];
    }
  }

  private closed(name: string): void {
    this.open.pop();
    if (this.item === undefined) return;
    const parent = this.open.at(-1) ?? '';
    if (isItem(name)) {
      this.items += 1;
      this.done.push({ line: this.line, cells: this.cellsOf(this.item) });
      this.item = undefined;
    } else if (name.endsWith('product_detail')) this.item.details.push(this.detail);
    else if (parent.endsWith('product_detail')) this.detail[name.replace(/^\w+:/, '')] = this.text.trim();
    else if (isItem(this.open.at(-2) ?? '')) {
      const key = `${parent}.${name}`.replaceAll('g:', '');
      (this.item.values[key] ??= []).push(this.text.trim());
    } else if (isItem(parent)) {
      const key = name.replace(/^g:/, '');
      (this.item.values[key] ??= []).push(this.text.trim());
    }
    this.text = '';
  }
}

/**
 * Items of a Google Merchant feed (RSS 2.0 or Atom, with or without the g: prefix) as flat records. The
 * parser refuses entities other than XML's own.
 * @param raw for a mapping: also the feed's own names, with the prefix `g:`
 * @throws ImportStop for XML that is broken, truncated or not a feed
 */
export async function* readMerchantXml(text: AsyncIterable<string>, raw = false): AsyncGenerator<FlatRecord> {
  const walk = new FeedWalk(raw);
  for await (const chunk of text) {
    walk.write(chunk);
    yield* walk.done;
    walk.done.length = 0;
  }
  walk.close();
  if (walk.items === 0) throw new ImportStop({ code: 'feed_without_products' });
}
