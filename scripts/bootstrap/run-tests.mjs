import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runAttached } from './node-program.mjs';
import { repository } from './places.mjs';
import { say } from './progress.mjs';

/** More failed files than this are no accident of timing: they are not run again. */
const mostAgain = 4;

/** Failed files of Vitest's JSON report; none when the run ended before it wrote one. */
function failedFiles(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  } catch {
    return [];
  }
}

async function runVitest(project, folder, files) {
  const place = mkdtempSync(join(tmpdir(), 'casamaestra-tests-'));
  const report = join(place, 'report.json');
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  try {
    const code = await runAttached(
      join(repository, 'node_modules/vitest/vitest.mjs'),
      [...args, `--outputFile.json=${report}`, ...files],
      folder,
    );
    return { code, failed: code === 0 ? [] : failedFiles(report) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/**
 * Runs a project of tests. Up to four files that fail are run once more from their beginning, alone, and named: of
 * thousands of tests on a busy machine one may meet a moment nobody meets by hand, but a fault fails again.
 * @returns the exit code
 */
export async function runTests(project, folder = repository) {
  const first = await runVitest(project, folder, []);
  const files = first.failed.map((file) => relative(folder, file));
  if (files.length === 0 || files.length > mostAgain) return first.code;
  say(`\n${project}: failed, and run once more: ${files.join(', ')}`);
  const { code } = await runVitest(project, folder, files);
  say(`${project}: ${code === 0 ? 'failed once, then passed' : 'failed twice'}: ${files.join(', ')}`);
  return code;
}
