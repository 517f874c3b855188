import { refusal } from '../platform/refusal-kinds.ts';

export const blogRefusals = {
  post_unknown: refusal('not_found'),
} as const;
