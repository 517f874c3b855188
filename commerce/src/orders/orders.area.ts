export { createOrderDesk } from './order-desk.ts';
