import type { Messages } from './messages.ts';
import { core } from './en/core.ts';
import { head } from './en/head.ts';
import { later } from './en/later.ts';

export const en: Messages = { ...core, ...later, head };
