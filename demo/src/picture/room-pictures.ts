import { cell, readTable } from '../table/psv.ts';

type Room = { readonly source: string; readonly says: string };

/**
 * The room a model is seen in, by model: one rendering serves every product that stands in it. Only goods that are
 * whole, in the colour of their packshot and in their true size are named in tables/rooms.psv.
 */
export function readRooms(): ReadonlyMap<string, Room> {
  return new Map(
    readTable('rooms').flatMap((line) => {
      const room = { source: `stanza-${cell(line, 'room')}.webp`, says: cell(line, 'says') };
      return cell(line, 'keys')
        .split(',')
        .map((key) => [key, room] as const);
    }),
  );
}
