import { tradeSynonyms } from '@casamaestra/commerce/content/synonyms/trade-synonyms.ts';
import { createSearchEngine } from './engine.ts';
import type { CreateEngine } from './testing/any-engine/any-engine.ts';
import { answersLikeAList, keepsTheLaterWriting } from './testing/any-engine/model.ts';
import { keepsToTheQuestion } from './testing/any-engine/precision.ts';
import { findsTheRightFirst } from './testing/any-engine/relevance.ts';

const own: CreateEngine = () =>
  createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });
/** For comparisons word by word, hundreds of engines: the words of the trade are not read for each. */
const literal: CreateEngine = () => createSearchEngine({ language: 'it', workers: 0 });

answersLikeAList(literal);
keepsTheLaterWriting(literal);
findsTheRightFirst(own);
keepsToTheQuestion(own);
