import { refuse } from './stripe-errors.ts';

/** A form as sent by Stripe's clients: top-level values and one level of `name[key]`. */
export interface StripeForm {
  /** Top-level names. */
  readonly names: ReadonlySet<string>;
  readonly text: (name: string) => string | undefined;
  /** A whole number; anything else is refused. */
  readonly integer: (name: string) => number | undefined;
  /** Values of `name[key]`. */
  readonly record: (name: string) => Record<string, string>;
  /** Values of `name[]` or `name[0]`. */
  readonly list: (name: string) => string[];
}

/** Reads `a=1&metadata[order_id]=2&expand[]=x`. */
export function readForm(body: string): StripeForm {
  const pairs = [...new URLSearchParams(body)];
  const text = (name: string) => pairs.findLast(([key]) => key === name)?.[1];
  const inside = (name: string) => pairs.filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'));
  return {
    names: new Set(pairs.map(([key]) => key.split('[')[0] ?? key)),
    text,
    integer: (name) => {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!/^-?\d{1,15}$/.test(value)) {
        refuse({ message: `Invalid integer: ${value}`, code: 'parameter_invalid_integer', param: name });
      }
      return Number(value);
    },
    record: (name) =>
      Object.fromEntries(inside(name).map(([key, value]) => [key.slice(name.length + 1, -1), value])),
    list: (name) => inside(name).map(([, value]) => value),
  };
}
