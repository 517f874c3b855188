import type { CommandTexts } from '../../it/staff/commands.ts';

/** What every command says about how it was written. */
export const commands: CommandTexts = {
  unknownCommand: (name) => `Neznámy príkaz: ${name}.`,
  whatToDo: (area, allowed) => `${area}: chýba, čo sa má urobiť (${allowed}).`,
  notInArea: (area, name, allowed) => `${area}: „${name}“ neexistuje; povolené: ${allowed}.`,
  allCommands: 'Všetky príkazy: npm run staff -- --help',
  unknownOption: (option) => `Neznáma voľba: ${option}.`,
  optionWithoutValue: (option) => `${option}: chýba hodnota.`,
  optionWithValue: (option) => `${option}: nemá mať hodnotu.`,
  extra: (argument) => `Argument navyše: ${argument}.`,
  missingOption: (option) => `Chýba --${option}.`,
  tooLong: (option, most) => `--${option}: najviac ${most} znakov v jednom riadku.`,
  notWhole: (what, found) => `${what}: zadané „${found}“, treba celé číslo od 1.`,
  notBetween: (what, found, least, most) =>
    `${what}: zadané „${found}“, treba celé číslo od ${least} do ${most}.`,
  notAllowed: (option, found, allowed) => `${option}: zadané „${found}“, povolené: ${allowed}.`,
  unreadableFile: (file, why) => `Súbor ${file} sa nedá prečítať: ${why}.`,
};
