import { readCommandLanguage } from '@casamaestra/commerce/shop-config.ts';
import { describeStartProblem, StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';
import { doctorCommand } from './cli/doctor-command.ts';

// npm run doctor [-- --json]: everything a shop in production lacks and how all that it depends on is, also beside a
// running shop. Exit code 1 on errors.
const language = readCommandLanguage();
let code: number;
try {
  code = await doctorCommand(language, process.argv.includes('--json'));
} catch (error) {
  const words =
    error instanceof StartProblem
      ? describeStartProblem(error, language)
      : ((error as Error).stack ?? String(error));
  process.stderr.write(`${words}\n`);
  code = 1;
}
// A server that does not answer must not hold the command: its connection would.
process.exit(code);
