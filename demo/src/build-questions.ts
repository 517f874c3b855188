import { writeFileSync } from 'node:fs';
import { cell, demoRoot, readTable } from './table/psv.ts';

/** Writes content/questions.json from tables/questions.psv: node demo/src/build-questions.ts */
const questions = readTable('questions').map((line) => ({
  code: cell(line, 'code'),
  author: cell(line, 'author'),
  question: cell(line, 'question'),
  answer: cell(line, 'answer'),
}));
writeFileSync(new URL('content/questions.json', demoRoot), `${JSON.stringify(questions, null, 1)}\n`);
process.stdout.write(`${questions.length} questions\n`);
