import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, and U: order numbers are read out on the telephone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** "CM-7K3MQ9XR": random, so that it does not reveal how much is sold. */
export function newOrderNumber(): string {
  const characters = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]);
  return `CM-${characters.join('')}`;
}
