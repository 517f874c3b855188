import type { BackOfficeEntryTexts } from '../it/back-office-entry.ts';
import { shell } from './back-office/shell.ts';
import { signIn } from './back-office/sign-in.ts';

export const backOfficeEntry: BackOfficeEntryTexts = { shell, signIn };
