export { account } from '../it/account.ts';
