import {
  mappingMistakes as enMapping,
  pictureFindings as enPictures,
  rowFindings as enRows,
} from '../en/staff/import.ts';
import {
  importLosses as enLosses,
  importNotices as enNotices,
  importStops as enStops,
} from '../en/staff/import-file.ts';
import { inLanguage } from '../in-language.ts';
import {
  mappingMistakes as itMapping,
  pictureFindings as itPictures,
  rowFindings as itRows,
} from '../it/staff/import.ts';
import type { MappingTexts, PictureTexts, RowTexts } from '../it/staff/import.ts';
import {
  importLosses as itLosses,
  importNotices as itNotices,
  importStops as itStops,
} from '../it/staff/import-file.ts';
import type { LossTexts, NoticeTexts, StopTexts } from '../it/staff/import-file.ts';
import type { Language } from '../languages.ts';
import {
  mappingMistakes as skMapping,
  pictureFindings as skPictures,
  rowFindings as skRows,
} from '../sk/staff/import.ts';
import {
  importLosses as skLosses,
  importNotices as skNotices,
  importStops as skStops,
} from '../sk/staff/import-file.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';

/** Why a picture is not taken. */
export type PictureFinding = Coded<PictureTexts>;
/** A mistake in a mapping file. */
export type MappingMistake = Coded<MappingTexts, Coded<Pick<MappingTexts, 'mapping_stray_column'>>>;
/** Why a row, or a part of it, is not taken. */
export type RowFinding = Coded<RowTexts, PictureFinding> | PictureFinding;
/** Why an import ends. */
export type StopFinding = Coded<StopTexts, MappingMistake | Coded<Pick<StopTexts, 'filter'>>>;
/** What an import remarks on the way. */
export type ImportNotice = Coded<NoticeTexts, Coded<Pick<NoticeTexts, 'mapped_column'>>>;
/** What a file takes away: from how many products, or how many variants or products. */
export interface Loss {
  readonly code: keyof LossTexts;
  readonly count: number;
}

const findings = inLanguage({
  it: { ...itPictures, ...itMapping, ...itRows, ...itStops, ...itNotices },
  en: { ...enPictures, ...enMapping, ...enRows, ...enStops, ...enNotices },
  sk: { ...skPictures, ...skMapping, ...skRows, ...skStops, ...skNotices },
});
const losses = inLanguage({ it: itLosses, en: enLosses, sk: skLosses });

/** The texts of what imports find, by their codes. */
export const importTables = (language: Language): Readonly<Record<string, unknown>> => findings(language);

export const importSentence = (
  finding: RowFinding | StopFinding | ImportNotice | MappingMistake,
  language: Language,
): string => String(textOf(findings(language), finding));

export const lossSentence = ({ code, count }: Loss, language: Language): string =>
  losses(language)[code](count);
