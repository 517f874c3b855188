import { parse } from 'csv-parse/sync';

/** The lines of a CSV feed as cells, the head first. */
export const feedRows = (csv: string): string[][] => parse(csv);
