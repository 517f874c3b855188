import type { Author } from '../author.ts';

/** Who makes the changes of a test. */
export const testAuthor: Author = { by: 'command', staffId: null, who: 'test' };
