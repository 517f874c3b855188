import { describeStartProblem, StartProblem } from '../start-problem.ts';

/** Runs a start; a problem's message is what a person reads in Italian. */
export function saidAtStart<Value>(start: () => Value): Value {
  try {
    return start();
  } catch (error) {
    if (error instanceof StartProblem) error.message = describeStartProblem(error, 'it');
    throw error;
  }
}
