import { randomUUID } from 'node:crypto';
import { consentPath } from '@casamaestra/contract/consent/consent.ts';
import { toolCategories } from '@casamaestra/contract/shop/shop-file.ts';
import { z } from 'zod';
import type { AreaDependencies } from '../area.ts';
import { addressHeader } from '../contract-http/caller.ts';
import { readerOf } from '../contract-http/reader.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { consentList } from './consent-list.ts';
import { insertChoice } from './consent.queries.ts';

const BODY_MAX = 500;
/** Choices one network may make in an hour: many shoppers may share one, a script may not fill the table. */
const CHOICES = { requests: 60, windowMs: hours(1) };

const choiceSchema = z.object({
  version: z.string().max(20),
  categories: z.array(z.enum(toolCategories)).max(toolCategories.length),
});

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

function readChoice(text: string): z.output<typeof choiceSchema> | undefined {
  try {
    return choiceSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * GET: the tools that need consent, for the banner. POST: stores a choice as proof, with its time and list, and without
 * anything of the person (Garante, 10 June 2021).
 */
export function consentRoute({ config, database, clock, allow }: AreaDependencies): WebRoute {
  return {
    name: 'consent',
    methods: ['GET', 'POST'],
    path: consentPath,
    async handle(request) {
      const { language } = readerOf((name) => request.headers.get(name), config.languages);
      const list = consentList(config.shop, language);
      if (list === undefined) return answer(404, {});
      if (request.method === 'GET') return answer(200, list);
      const choice = readChoice((await request.text()).slice(0, BODY_MAX));
      if (choice === undefined || choice.version !== list.version) return answer(400, {});
      const network = networkOf(request.headers.get(addressHeader) ?? 'local');
      if (!(await allow(`consent:${network}`, CHOICES))) return answer(429, {});
      const id = randomUUID();
      const tools = JSON.stringify(config.shop.outside_tools ?? []);
      const { version } = list;
      const categories = [...new Set(choice.categories)];
      await insertChoice(database, { id, version, tools, categories, at: new Date(clock.now()) });
      return answer(200, { id });
    },
  };
}
