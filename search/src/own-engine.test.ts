import { tradeSynonyms } from '@casamaestra/commerce/content/synonyms/trade-synonyms.ts';
import { createSearchEngine } from './engine.ts';
import type { CreateEngine } from './testing/any-engine/any-engine.ts';
import { answersLikeAList, keepsTheLaterWriting } from './testing/any-engine/model.ts';
import { keepsToTheQuestion } from './testing/any-engine/precision.ts';
import { findsTheRightFirst } from './testing/any-engine/relevance.ts';

const own: CreateEngine = () =>
  createSearchEngine({ language: 'it', workers: 0, synonyms: tradeSynonyms('it') });

answersLikeAList(own);
keepsTheLaterWriting(own);
findsTheRightFirst(own);
keepsToTheQuestion(own);
