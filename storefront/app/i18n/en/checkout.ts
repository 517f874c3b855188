export { checkout } from '../it/checkout.ts';
