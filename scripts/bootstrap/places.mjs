import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a plain path for file operations. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the repository. */
export const inRepository = (...parts) => join(repository, ...parts);
