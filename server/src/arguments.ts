import { settings } from '@casamaestra/commerce/shop-config.ts';

export interface Arguments {
  /** Serve pages from the sources, with hot reload. */
  readonly development: boolean;
  /** Process ids; the shop closes when one of them disappears: npm, the launcher. */
  readonly stopWith: readonly number[];
  /** Settings given as arguments: --role=commerce is ROLE=commerce. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** Parses the server's arguments: --dev, --role=…, --port=… and every other setting by its name. */
export function readStartArguments(args: readonly string[]): Arguments {
  const names = new Set(Object.values(settings).map((setting) => setting.name));
  const overrides: Record<string, string> = {};
  for (const argument of args) {
    const [, name = '', value = ''] = /^--([\w-]+)=(.*)$/.exec(argument) ?? [];
    const variable = name.toUpperCase().replaceAll('-', '_');
    if (names.has(variable)) overrides[variable] = value;
  }
  const stopWith = args.flatMap((argument) => /^--stop-with=([\d,]+)$/.exec(argument)?.[1]?.split(',') ?? []);
  return { development: args.includes('--dev'), stopWith: stopWith.map(Number), overrides };
}
