import { dependencies as en, dependencyNames as enNames } from '../en/staff/dependencies.ts';
import { inLanguage } from '../in-language.ts';
import { dependencies as it, dependencyNames as itNames } from '../it/staff/dependencies.ts';
import type { DependencyNames, DependencyTexts } from '../it/staff/dependencies.ts';
import type { Language } from '../languages.ts';
import { dependencies as sk, dependencyNames as skNames } from '../sk/staff/dependencies.ts';
import { textOf } from './coded.ts';
import type { Coded } from './coded.ts';

/** One of the things a shop depends on. */
export type DependencyName = keyof DependencyNames;

/** How one of them is. */
export type DependencyFinding = Coded<DependencyTexts>;

const names = inLanguage({ it: itNames, en: enNames, sk: skNames });
const states = inLanguage({ it, en, sk });

export const dependencyName = (name: DependencyName, language: Language): string => names(language)[name];

/** How it is, and what to do: '' when nothing is. */
export const dependencyWords = (finding: DependencyFinding, language: Language) =>
  textOf(states(language), finding) as { readonly state: string; readonly todo: string };
