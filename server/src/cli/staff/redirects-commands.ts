import { readFile, stat } from 'node:fs/promises';
import {
  addRedirects,
  readRedirects,
  removeRedirect,
} from '@casamaestra/commerce/redirects/change-redirects.usecase.ts';
import { redirectLines } from '@casamaestra/commerce/redirects/redirect-lines.ts';
import type { RedirectInput } from '@casamaestra/commerce/redirects/check-redirects.ts';
import { commandTexts } from '@casamaestra/texts/staff/command-texts.ts';
import { type RedirectFinding, redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';
import { UsageProblem } from '../command-line.ts';
import { onlyArgument, refusedWith, row, wholeNumber } from './staff-command.ts';
import type { StaffCall, StaffCommand } from './staff-command.ts';

const FILE_BYTES_MAX = 20_000_000;
/** Findings shown at once. */
const SHOWN_MAX = 20;

const refusedFor = ({ language }: StaffCall, findings: readonly RedirectFinding[]): number =>
  refusedWith(
    findings
      .slice(0, SHOWN_MAX)
      .map((finding) => redirectSentence(finding, language))
      .join('\n'),
  );

async function save(call: StaffCall, redirects: readonly RedirectInput[]): Promise<number> {
  const { deps, author, print, texts } = call;
  const hosts = [new URL(deps.publicUrl()).host];
  const findings = await addRedirects(deps.database, redirects, hosts, {
    author,
    at: new Date(deps.clock.now()),
  });
  if (findings.length > 0) return refusedFor(call, findings);
  print(texts.redirects.saved(redirects.length));
  return 0;
}

async function fileText(call: StaffCall, file: string): Promise<string> {
  try {
    if ((await stat(file)).size > FILE_BYTES_MAX) throw new UsageProblem(call.texts.bank.tooLarge(file));
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageProblem) throw error;
    throw new UsageProblem(commandTexts(call.language).unreadableFile(file, (error as Error).message));
  }
}

/** `npm run staff -- redirects …` */
export const redirectsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print, texts }) {
    const rows = await readRedirects(deps.database);
    if (rows.length === 0) print(texts.redirects.none);
    else print(row(...texts.redirects.heads));
    for (const { from_address: from, to_address: to, status, source } of rows)
      print(row(from, String(status), to ?? '', source));
    return 0;
  },
  async add(call) {
    const { rest, flags, texts, language } = call;
    const [from, to, extra] = rest;
    if (from === undefined) throw new UsageProblem(texts.missing.redirect);
    if (extra !== undefined) throw new UsageProblem(commandTexts(language).extra(extra));
    const status = flags.status === undefined ? undefined : wholeNumber(call, flags.status, '--status');
    return save(call, [{ from, to, status }]);
  },
  async remove(call) {
    const from = onlyArgument(call, 'redirect');
    if (
      !(await removeRedirect(call.deps.database, from, {
        author: call.author,
        at: new Date(call.deps.clock.now()),
      }))
    )
      return refusedWith(call.texts.redirects.unknown(from));
    call.print(call.texts.redirects.removed(from));
    return 0;
  },
  async import(call) {
    const { redirects, findings } = redirectLines(await fileText(call, onlyArgument(call, 'file')));
    return findings.length > 0 ? refusedFor(call, findings) : save(call, redirects);
  },
};
