import { hash, parseOptions, verify } from '@node-rs/argon2';
import { normalPassword } from '@casamaestra/rules/customers/password-rules.ts';

/** OWASP Password Storage: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing uses libuv's thread pool, which file access and DNS share: at most two of its four threads. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Salted hash of a password as PHC string. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalPassword(password), strength));
}

/**
 * Hash that matches no password; made once, so that a login to an unknown account takes as long as to a known
 * one.
 */
let nobody: Promise<string> | undefined;

/** Whether the password matches the hash; without a hash false, after the same work. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID(), strength);
  const compared = passwordHash ?? (await nobody);
  const equal = await inTurn(() => verify(compared, normalPassword(password))).catch(() => false);
  return equal && passwordHash !== undefined;
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return (
    memoryCost !== strength.memoryCost ||
    timeCost !== strength.timeCost ||
    parallelism !== strength.parallelism
  );
}
