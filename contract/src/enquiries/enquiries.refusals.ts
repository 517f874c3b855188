import { refusal } from '../platform/refusal-kinds.ts';

export const enquiriesRefusals = {
  files_too_many: refusal('invalid_input', { most: 'number' }),
  files_too_large: refusal('invalid_input', { most_megabytes: 'number' }),
  file_unreadable: refusal('invalid_input', { name: 'text' }),
} as const;
