import { core } from './it/core.ts';
import { later } from './it/later.ts';

export const it = { ...core, ...later };
