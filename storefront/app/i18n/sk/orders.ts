export { orders } from '../it/orders.ts';
