import type { Messages } from './messages.ts';
import { core } from './en/core.ts';
import { later } from './en/later.ts';

export const en: Messages = { ...core, ...later };
