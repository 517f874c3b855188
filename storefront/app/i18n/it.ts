import { core } from './it/core.ts';
import { head } from './it/head.ts';
import { later } from './it/later.ts';

export const it = { ...core, ...later, head };
