/** The server's answer that the page is elsewhere. */
export class Redirect {
  readonly to: string;
  readonly reload: boolean;
  readonly replace: boolean;

  constructor({ redirect, reload, replace }: { redirect: string; reload: boolean; replace: boolean }) {
    this.to = redirect;
    this.reload = reload;
    this.replace = replace;
  }
}

/** Kinds of values that are written by name. */
const named: Readonly<Record<string, (...parts: never[]) => unknown>> = {
  SanitizedError: (_name: string, message: string) => new Error(message),
  ErrorResponse: (data: unknown, status: number, statusText: string) => ({ data, status, statusText }),
  SingleFetchRedirect: (answer: ConstructorParameters<typeof Redirect>[0]) => new Redirect(answer),
};

/** Values without an entry of their own, by their negative number. */
const special: Readonly<Record<string, unknown>> = {
  '-2': NaN,
  '-3': -Infinity,
  '-4': -0,
  '-5': null,
  '-6': Infinity,
  '-7': undefined,
};

/**
 * Reads page data as React Router writes it: a list of values in which objects and arrays name their members by
 * index, so that no value is written twice. @throws SyntaxError for anything else
 */
export function decodePageData(text: string): unknown {
  const values: unknown = JSON.parse(text);
  if (typeof values === 'number') return special[values];
  if (!Array.isArray(values)) throw new SyntaxError('not page data');
  const known = new Map<number, unknown>();
  const read = (index: number): unknown => {
    if (index < 0) return special[index];
    if (!known.has(index)) known.set(index, made(values[index], read));
    return known.get(index);
  };
  return read(0);
}

function made(value: unknown, read: (index: number) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, index]) => [read(Number(key.slice(1))), read(index as number)]),
    );
  }
  const [kind, ...parts] = value as [unknown, ...number[]];
  if (typeof kind !== 'string') return value.map((index) => read(index as number));
  const make = named[kind];
  if (make === undefined) throw new SyntaxError(`page data of kind ${kind}`);
  return make(...(parts.map(read) as never[]));
}
