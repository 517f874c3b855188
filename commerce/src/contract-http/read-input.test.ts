import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { readInput } from './read-input.ts';

const schema = z.object({
  name: z.string().trim().min(1).max(5),
  qty: z.number().int().min(1).max(9).optional(),
  sub: z.object({ flags: z.array(z.boolean()).min(1).max(2) }).optional(),
  code: z.string().min(2).optional(),
  kind: z.enum(['a', 'b']).optional(),
});
const wrong = (args: Record<string, unknown>) => {
  const outcome = readInput(schema, args);
  if (outcome.ok) return outcome;
  const { name, field } = outcome.refusal;
  return [name, refusalSentence(outcome.refusal, 'it'), field];
};

describe('K01 bad arguments are refused in Italian, by field', () => {
  test('unknown arguments are left out', () => {
    expect(readInput(schema, { name: ' Ada ', role: 'admin', ['__proto__']: { a: 1 } })).toEqual({
      ok: true,
      value: { name: 'Ada' },
    });
  });

  test.each([
    [{}, 'missing_argument', 'Manca «name».', 'name'],
    [{ name: '' }, 'invalid_input', '«name» non può essere vuoto.', 'name'],
    [{ name: 'abcdef' }, 'invalid_input', '«name» può avere al massimo 5 caratteri.', 'name'],
    [{ name: 3 }, 'invalid_input', '«name» dev’essere un testo.', 'name'],
    [{ name: null }, 'invalid_input', '«name» dev’essere un testo.', 'name'],
    [{ name: 'a', qty: Number.NaN }, 'invalid_input', '«qty» dev’essere un numero.', 'qty'],
    [{ name: 'a', qty: 1.5 }, 'invalid_input', '«qty» dev’essere un numero intero.', 'qty'],
    [{ name: 'a', qty: 10 }, 'invalid_input', '«qty» dev’essere al massimo 9.', 'qty'],
    [{ name: 'a', kind: 'c' }, 'invalid_input', '«kind» non è valido.', 'kind'],
    [
      { name: 'a', sub: { flags: [1] } },
      'invalid_input',
      '«sub.flags.0» dev’essere vero o falso.',
      'sub.flags.0',
    ],
    [
      { name: 'a', sub: { flags: [true, true, true] } },
      'invalid_input',
      '«sub.flags» può avere al massimo 2 voci.',
      'sub.flags',
    ],
    [{ name: 'a', sub: { flags: [] } }, 'invalid_input', '«sub.flags» non può essere vuoto.', 'sub.flags'],
    [{ name: 'a', qty: 0 }, 'invalid_input', '«qty» dev’essere almeno 1.', 'qty'],
    [{ name: 'a', code: 'x' }, 'invalid_input', '«code» deve avere almeno 2 caratteri.', 'code'],
    [{ name: 'a\u0000' }, 'invalid_input', '«name» contiene caratteri non ammessi.', 'name'],
    [{ name: 'a\ud800' }, 'invalid_input', '«name» contiene caratteri non ammessi.', 'name'],
  ])('%j', (args, ...told) => {
    expect(wrong(args)).toEqual(told);
  });

  test('when none of several forms matches, no field is named', () => {
    const forms = z.union([z.object({ token: z.string() }), z.object({ number: z.string() })]);
    const { refusal } = readInput(forms, { other: 1 }) as { refusal: unknown };
    expect(refusal).toEqual({ code: 'request_invalid', name: 'invalid_input', facts: {} });
  });
});
