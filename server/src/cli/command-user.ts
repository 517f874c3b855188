import { userInfo } from 'node:os';
import type { Author } from '@casamaestra/commerce/change-sets/author.ts';

/** Who a command is written down for that names no person of the back office: the user of the operating system. */
export const commandUser = (): Author => ({ by: 'command', staffId: null, who: userInfo().username });
