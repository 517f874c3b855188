import { SaxesParser } from 'saxes';

/** An item by element name; nested elements as "shipping/price". */
export type FeedItem = ReadonlyMap<string, readonly string[]>;

/** Parses the items of a merchant feed. */
export function feedItems(feed: string): FeedItem[] {
  const items: Map<string, string[]>[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new SaxesParser({ fragment: false });
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push(new Map());
    open.push(name.replace(/^g:/, ''));
    text = '';
  });
  parser.on('text', (more) => (text += more));
  parser.on('closetag', () => {
    const inside = open.includes('item') ? open.slice(open.indexOf('item') + 1) : [];
    const path = inside.join('/');
    open.pop();
    const item = items.at(-1);
    if (item !== undefined && path !== '') item.set(path, [...(item.get(path) ?? []), text]);
    text = '';
  });
  parser.write(feed).close();
  return items;
}
