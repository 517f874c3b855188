import type { OrderLine, OrderRecord } from '../order-record.ts';

/** Pieces of each line that are in no parcel and were not withdrawn from; lines of which nothing is left are none. */
export function piecesLeft({
  lines,
  parcels,
}: Pick<OrderRecord, 'lines' | 'parcels'>): { readonly line: OrderLine; readonly pieces: number }[] {
  const inParcels = parcels.flatMap((parcel) => parcel.lines);
  const shippedOf = (position: number) =>
    inParcels.reduce((sum, line) => (line.position === position ? sum + line.qty : sum), 0);
  return lines
    .map((line) => ({ line, pieces: line.qty - shippedOf(line.position) - line.withdrawnQty }))
    .filter(({ pieces }) => pieces > 0);
}
