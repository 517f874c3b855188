import { join } from 'node:path';

/** The content a new shop starts with, as files. */
export const starterFolder = join(import.meta.dirname, 'starter');
