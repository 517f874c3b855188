import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');

interface Row {
  readonly number: string;
  readonly verdict: string;
  readonly because: string;
}

const rows: readonly Row[] = document.split('\n').flatMap((line) => {
  const found = /^\| (\d+\.(?:\d+\.\d+|\*)) \| .+? \| (.+?) \| (.*) \|$/.exec(line);
  return found === null ? [] : [{ number: found[1] ?? '', verdict: found[2] ?? '', because: found[3] ?? '' }];
});
const of = (verdict: string) => rows.filter((row) => row.verdict === verdict);

/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0. */
const inChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** A row "10.*" stands for its whole chapter. */
const sizeOf = ({ number }: Row) =>
  number.endsWith('*') ? (inChapter[Number.parseInt(number, 10) - 1] ?? 0) : 1;
const count = (found: readonly Row[]) => found.reduce((sum, row) => sum + sizeOf(row), 0);

describe('docs/security.md', () => {
  test('judges every requirement of levels 1 and 2 once, with one of three words', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect(
      inChapter.map((_, at) => count(rows.filter(({ number }) => number.startsWith(`${at + 1}.`)))),
    ).toEqual(inChapter);
    expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(
      new Set(['holds', 'does not apply', 'not yet']),
    );
  });

  test('names a test that exists wherever something holds, and a reason wherever not', () => {
    for (const { number, because } of of('holds')) {
      const files = [...because.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file]) => file ?? '');
      expect(files, number).not.toEqual([]);
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    }
    for (const { number, because } of [...of('does not apply'), ...of('not yet')])
      expect(because.length, number).toBeGreaterThan(3);
  });

  test('counts what it says on top', () => {
    const summary = /\*\*(\d+) hold, (\d+) do not apply, (\d+) not yet\*\*/
      .exec(document)
      ?.slice(1)
      .map(Number);
    expect(summary).toEqual([count(of('holds')), count(of('does not apply')), count(of('not yet'))]);
  });

  test('names every table that holds personal data, every key and every place the shop speaks to', () => {
    const words = `customer customer_address customer_session customer_passkey shop_order mail_outbox quotation withdrawal
      review back_in_stock_request bank_entry payment_inbox recall_mail newsletter_subscriber mail_choice
      kept_cart enquiry blog_comment question_answer customer-token refresh-token known-device order-token order-proof
      unsubscribe-token log-pseudonym passkey-user SMTP_URL COMMERCE_URL Axerve Stripe`;
    for (const word of words.split(/\s+/)) expect(document, word).toContain(word);
  });
});
