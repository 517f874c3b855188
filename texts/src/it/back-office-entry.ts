import { shell } from './back-office/shell.ts';
import { signIn } from './back-office/sign-in.ts';

/** Texts that every page of the back office needs, also before anybody is signed in. */
export const backOfficeEntry = { shell, signIn };
export type BackOfficeEntryTexts = typeof backOfficeEntry;
