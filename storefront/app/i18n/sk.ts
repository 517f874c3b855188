import type { Messages } from './messages.ts';
import { core } from './sk/core.ts';
import { later } from './sk/later.ts';

export const sk: Messages = { ...core, ...later };
