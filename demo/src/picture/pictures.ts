import { existsSync } from 'node:fs';
import { slugify } from '../product/identity.ts';
import { demoRoot } from '../table/psv.ts';
import { readRooms } from './room-pictures.ts';

export const picturesFolder = new URL('pictures/', demoRoot);
type Picture = { source: string; alt: string };

const views = [
  { suffix: '-a', says: '' },
  { suffix: '-b', says: ', vista dall’altro lato' },
  { suffix: '-misure', says: ', disegno con le misure' },
] as const;

const rooms = readRooms();

/** The pictures of a model: the packshot first, the other side, the drawing with its sizes, a room it stands in. */
export function picturesOf(key: string, name: string): Picture[] {
  const room = rooms.get(key);
  const own = views
    .map(({ suffix, says }) => ({ source: `${key}${suffix}.webp`, alt: `${name}${says}` }))
    .filter(({ source }) => existsSync(new URL(source, picturesFolder)));
  return room ? [...own, { source: room.source, alt: `${name}, ${room.says}` }] : own;
}

/** File of a packshot repainted in one of the colours on offer. */
export const colourPicture = (key: string, label: string) => `${key}-colore-${slugify(label)}.webp`;

/** The packshot in another colour, where it was repainted. */
export function colourPicturesOf(key: string, label: string, name: string): Picture[] {
  const source = colourPicture(key, label);
  return existsSync(new URL(source, picturesFolder))
    ? [{ source, alt: `${name}, ${label.toLowerCase()}` }]
    : [];
}
