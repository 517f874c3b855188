export { payment } from '../it/payment.ts';
