import { z } from 'zod';

/** One environment variable: name, allowed values, meaning. */
export interface Setting<Value = unknown> {
  readonly name: string;
  /** As written in the environment; empty when there is no default. */
  readonly default: string;
  /** Allowed values; where that takes words, they are in the texts of settings, by name. */
  readonly allowed?: string;
  readonly description: string;
  /** Secrets are never printed. */
  readonly secret: boolean;
  readonly parse: z.ZodType<Value, string>;
}

export type SettingsTable = Readonly<Record<string, Setting>>;
type Parsed<Entry> = Entry extends Setting<infer Value> ? Value : never;
/** The values of a table, typed. */
export type SettingValues<Table extends SettingsTable> = {
  readonly [Key in keyof Table]: Parsed<Table[Key]>;
};

type Text = Omit<Setting, 'parse' | 'secret'>;

export const setting = <Value>(text: Text, parse: z.ZodType<Value, string>): Setting<Value> => ({
  ...text,
  secret: false,
  parse,
});
export const secretSetting = <Value>(text: Text, parse: z.ZodType<Value, string>): Setting<Value> => ({
  ...text,
  secret: true,
  parse,
});

/** An empty value becomes undefined. */
export const optional = <Value>(schema: z.ZodType<Value, string>) =>
  z.union([z.literal('').transform(() => undefined), schema]);

/** Names separated by commas, without duplicates. */
export const listOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.tuple([z.enum(names)], z.enum(names)).refine((list) => new Set(list).size === list.length));

export const visible = z.string().regex(/^[\x21-\x7e]{1,512}$/);
