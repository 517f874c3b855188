import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import type { Language } from '@casamaestra/texts/languages.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';

/** A command was written wrongly: what is wrong, in the language of commands. */
export class UsageProblem extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Why Node refused the arguments; undefined for a reason it did not have when this was written. */
function refusedArgument(error: unknown, language: Language): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  const texts = commandTexts(language);
  const [, option = ''] = /'([^' ]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return texts.unknownOption(option);
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return undefined;
  return message.includes('does not take') ? texts.optionWithValue(option) : texts.optionWithoutValue(option);
}

/** Options and the other words of a command line. @throws UsageProblem */
export function parseCommandLine<const Given extends Options>(
  argv: readonly string[],
  options: Given,
  language: Language,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(refusedArgument(error, language) ?? (error as Error).message);
  }
}
