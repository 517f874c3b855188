import type { Messages } from './messages.ts';
import { core } from './sk/core.ts';
import { head } from './sk/head.ts';
import { later } from './sk/later.ts';

export const sk: Messages = { ...core, ...later, head };
