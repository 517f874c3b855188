/** What every command says about how it was written. */
export const commands = {
  unknownCommand: (name: string) => `Comando sconosciuto: ${name}.`,
  whatToDo: (area: string, allowed: string) => `${area}: manca che cosa fare (${allowed}).`,
  notInArea: (area: string, name: string, allowed: string) =>
    `${area}: «${name}» non c’è; ammesso ${allowed}.`,
  allCommands: 'Tutti i comandi: npm run staff -- --help',
  unknownOption: (option: string) => `Opzione sconosciuta: ${option}.`,
  optionWithoutValue: (option: string) => `${option}: manca il valore.`,
  optionWithValue: (option: string) => `${option}: non vuole un valore.`,
  extra: (argument: string) => `Argomento di troppo: ${argument}.`,
  missingOption: (option: string) => `Manca --${option}.`,
  tooLong: (option: string, most: number) => `--${option}: al massimo ${most} caratteri, su una riga.`,
  notWhole: (what: string, found: string) =>
    `${what}: trovato «${found}», serve un numero intero da 1 in su.`,
  notBetween: (what: string, found: string, least: number, most: number) =>
    `${what}: trovato «${found}», serve un numero intero da ${least} a ${most}.`,
  notAllowed: (option: string, found: string, allowed: string) =>
    `${option}: trovato «${found}», ammesso ${allowed}.`,
  unreadableFile: (file: string, why: string) => `Il file ${file} non si legge: ${why}.`,
};
export type CommandTexts = typeof commands;
