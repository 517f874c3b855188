import type { CommandTexts } from '../../it/staff/commands.ts';

/** What every command says about how it was written. */
export const commands: CommandTexts = {
  unknownCommand: (name) => `Unknown command: ${name}.`,
  whatToDo: (area, allowed) => `${area}: say what to do (${allowed}).`,
  notInArea: (area, name, allowed) => `${area}: there is no “${name}”; allowed: ${allowed}.`,
  allCommands: 'All commands: npm run staff -- --help',
  unknownOption: (option) => `Unknown option: ${option}.`,
  optionWithoutValue: (option) => `${option}: the value is missing.`,
  optionWithValue: (option) => `${option}: takes no value.`,
  extra: (argument) => `One argument too many: ${argument}.`,
  missingOption: (option) => `--${option} is missing.`,
  tooLong: (option, most) => `--${option}: at most ${most} characters, on one line.`,
  notWhole: (what, found) => `${what}: found “${found}”, a whole number from 1 up is needed.`,
  notBetween: (what, found, least, most) =>
    `${what}: found “${found}”, a whole number from ${least} to ${most} is needed.`,
  notAllowed: (option, found, allowed) => `${option}: found “${found}”, allowed: ${allowed}.`,
  unreadableFile: (file, why) => `The file ${file} cannot be read: ${why}.`,
};
