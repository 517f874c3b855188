import type { Gateway } from '../platform/gateways/gateway.ts';
import { axerve } from './axerve/axerve.ts';
import { stripe } from './stripe/stripe.ts';

/** All gateways, in order of preference. A new one is a folder and a line here. */
export const registeredGateways: readonly Gateway[] = [axerve, stripe];
