import type { StopFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { statfs } from 'node:fs/promises';
import { ImportStop } from './row-problem.ts';

const fullBelowBytes = 64 * 1024 * 1024;

/** A lost database connection while the disk is full is explained by the full disk. */
async function isFull(folder: string): Promise<boolean> {
  const facts = await statfs(folder).catch(() => null);
  return facts !== null && facts.bavail * facts.bsize < fullBelowBytes;
}

/** The message for the merchant about a failure; null for a programming error. */
export async function stopOf(error: unknown, dataDirectory: string): Promise<StopFinding | null> {
  if (error instanceof ImportStop) return error.finding;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === 'ENOSPC' || code === '53100') return { code: 'disk_full_here' };
  if (code === 'EROFS' || code === 'EACCES') return { code: 'file_not_writable', facts: { why: message } };
  if (code === '53300') return { code: 'database_busy' };
  const lost = /^(?:08|57P)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].includes(code);
  if (!lost && !/connection terminated/i.test(message)) return null;
  if (await isFull(dataDirectory)) return { code: 'disk_full_here' };
  return { code: 'database_lost', facts: { why: message || code } };
}
