import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { type ImportClient, inImportTransaction } from './loading/import-client.queries.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { mediaStore } from '../../media/media-store.ts';
import { checkRow, codeOf } from './checking/check-row.ts';
import { cleanTexts, RowTooDeep } from './checking/clean-text.ts';
import type { GivenRow } from './checking/given-row.ts';
import type { ErrorsFile } from './errors-file.ts';
import { type ImportTotals, saveProgress } from './import-progress.queries.ts';
import { type BatchPlan, forget, nothingTaken } from './loading/decide-batch.ts';
import { fitFeatures } from './loading/feature-values.ts';
import { idsOfCodes } from './loading/load.queries.ts';
import { planBatch, saveBatch } from './loading/load-batch.usecase.ts';
import type { AcceptedRow, Finish, Loadable } from './loading/complete-products.usecase.ts';
import { addedLosses, type Losses, noLosses } from './loading/losses.ts';
import { prepareProduct } from './loading/prepared-product.ts';
import { claimCategory, type ClaimedCategory, type Registry, withClaims } from './loading/registry.ts';
import { readRegistry } from './loading/registry.queries.ts';
import type { FetchPicture } from '../../media/picture-fetch.gateway.ts';
import type { DeferredPictures } from './pictures/deferred-pictures.ts';
import { type KnownPictures, resolvePictures } from './pictures/resolve-pictures.ts';
import { withholdIncomplete } from '../safety/safety-gate.usecase.ts';
import type { SourceRow } from './reading/source-row.ts';
import { type RowProblem, shownValue } from './row-problem.ts';
import { SeenIds } from './seen-ids.ts';

export interface RunSettings {
  readonly client: ImportClient;
  readonly errors: ErrorsFile;
  readonly picturesFolder: string;
  readonly dataDirectory: string;
  readonly filesUrl?: string | undefined;
  readonly dryRun: boolean;
  /** Goods that lack maker or responsible person are not published. */
  readonly withholds: boolean;
  readonly replace: boolean;
  readonly now: Date;
  readonly importId: number;
  readonly knownPictures: KnownPictures;
  readonly fetchPicture: FetchPicture;
  /** Collects rows whose pictures are fetched after everything is saved; null: they are fetched at once. */
  readonly later: DeferredPictures | null;
}

/** Rows read and checked since the last batch. */
export interface Batch {
  readonly entries: Loadable[];
  readonly problems: RowProblem[];
  readonly refusedCodes: string[];
  /** Line reached and bytes read when the batch closed. */
  line: number;
  bytes: number;
}

const emptyBatch = (): Batch => ({ entries: [], problems: [], refusedCodes: [], line: 0, bytes: 0 });

/** Sources of the pictures of a row and its variants. */
export function picturesOfRow(given: GivenRow): string[] {
  const holders = [given, ...(Array.isArray(given['variants']) ? (given['variants'] as GivenRow[]) : [])];
  const pictures = holders.flatMap((holder) =>
    Array.isArray(holder['pictures']) ? (holder['pictures'] as GivenRow[]) : [],
  );
  return pictures.flatMap(({ source }) => (typeof source === 'string' ? [source.trim()] : []));
}

/** Removes duplicates: a row may be checked twice. */
function once(problems: readonly RowProblem[]): RowProblem[] {
  const listed = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...listed.values()].toSorted((a, b) => a.line - b.line);
}

const attempts = 4;
const isConcurrencyFailure = (error: unknown) =>
  ['40001', '40P01'].includes((error as { code?: string }).code ?? '');

/** SQLSTATE classes 22 (data exception) and 23 (constraint violation). */
const isDataFailure = (error: unknown) => /^2[23]...$/.test((error as { code?: string }).code ?? '');

function withPlan(
  totals: ImportTotals,
  { created, changed, unchangedIds, problems }: BatchPlan,
): ImportTotals {
  const repriced = changed.filter(({ priceOnly }) => priceOnly).length;
  return {
    ...totals,
    created: totals.created + created.length,
    changed: totals.changed + changed.length - repriced,
    repriced: totals.repriced + repriced,
    unchanged: totals.unchanged + unchangedIds.length,
    rejected: totals.rejected + problems.length,
  };
}

/** State of one import: accepts rows, saves batches, counts. */
export class ImportRun {
  readonly totals: { -readonly [Key in keyof ImportTotals]: number } = {
    read: 0,
    created: 0,
    changed: 0,
    repriced: 0,
    unchanged: 0,
    rejected: 0,
    removed: 0,
  };
  readonly seen = new SeenIds();
  /** What the rows saved so far removed. */
  losses: Losses = noLosses;
  private readonly settings: RunSettings;
  private registry: Registry;
  private readonly taken = nothingTaken();
  private readonly knownPictures: KnownPictures;
  private open = emptyBatch();

  constructor(settings: RunSettings, registry: Registry) {
    this.settings = settings;
    this.knownPictures = settings.knownPictures;
    this.registry = registry;
  }

  get client(): RunSettings['client'] {
    return this.settings.client;
  }

  get waiting(): number {
    return this.open.entries.length + this.open.problems.length;
  }

  /** Checks one row and adds it to the open batch. */
  take(source: SourceRow): void {
    this.totals.read += 1;
    this.open.line = Math.max(this.open.line, source.line);
    const { line } = source;
    if ('problem' in source) {
      const { code: known = '' } = source;
      return this.refuse(known, [{ line, code: known, ...source.problem, outcome: 'rejected' }]);
    }
    const given = source.value as GivenRow;
    const code = codeOf(given);
    try {
      cleanTexts(given);
    } catch (error) {
      if (!(error instanceof RowTooDeep)) throw error;
      const reason = { code: 'too_deep' } as const;
      return this.refuse(code, [{ line, code, field: '', value: '', reason, outcome: 'rejected' }]);
    }
    const checked = checkRow(given, line, this.settings.now.getTime());
    if (!checked.ok) return this.refuse(checked.code, checked.problems);
    const { row } = checked;
    const category = this.claimCategory(given['category']);
    if (category !== null && !category.ok) {
      const { reason } = category;
      const value = shownValue((given['category'] as string[]).join(' > '));
      return this.refuse(code, [{ line, code, field: 'category', value, reason, outcome: 'rejected' }]);
    }
    const labels = category === null ? {} : { category: [...category.labels] };
    const accepted = {
      ...checked,
      given: { ...given, ...labels },
      row: row === null ? null : { ...row, ...labels },
      columns: source.columns ?? {},
    };
    this.open.problems.push(...checked.problems);
    this.open.entries.push({ accepted, prepared: this.prepared(accepted, this.open.problems) });
  }

  /** Claims the category of a row; null when it has none. */
  private claimCategory(given: unknown): ClaimedCategory | null {
    if (!Array.isArray(given)) return null;
    const labels = (given as string[]).map((label) => label.trim());
    return claimCategory(this.registry, labels);
  }

  private refuse(code: string, problems: readonly RowProblem[]): void {
    this.totals.rejected += 1;
    this.open.problems.push(...problems);
    if (code !== '') this.open.refusedCodes.push(code);
  }

  /** Closes the open batch; the caller saves it while the next one fills. */
  close(bytes: number): Batch {
    const batch = this.open;
    batch.bytes = bytes;
    this.open = emptyBatch();
    this.open.line = batch.line;
    return batch;
  }

  /** The row prepared for COPY, when it is a whole product and waits for no picture. */
  private prepared(accepted: AcceptedRow, problems: RowProblem[]): Loadable['prepared'] {
    const { row, given } = accepted;
    if (row === null || picturesOfRow(given).some((source) => !this.knownPictures.stored.has(source)))
      return null;
    return this.finish({ ...accepted, row }, new Map(), (problem) => problems.push(problem));
  }

  /**
   * Converts a row's features to the types and units of the shop and prepares the row for COPY; what had to
   * be left out is listed.
   */
  private readonly finish: Finish = ({ row, line, has }, kept, remark) => {
    const warn = (field: string, value: unknown, reason: RowFinding) =>
      remark({ line, code: row.code, field, value: shownValue(value), reason, outcome: 'loaded' });
    const features = fitFeatures(this.registry, row.features, warn);
    this.warnOfPictures(row, warn);
    const pictures = {
      get: (source: string) => kept.get(source) ?? this.knownPictures.stored.get(source),
    };
    return prepareProduct({ line, row, has, features, pictures }, this.settings.now.getTime());
  };

  private async prepare(batch: Batch): Promise<Loadable[]> {
    const {
      client,
      dataDirectory,
      filesUrl,
      picturesFolder: folder,
      dryRun,
      later,
      fetchPicture,
    } = this.settings;
    const waiting = batch.entries.filter(({ prepared }) => prepared === null);
    const wanted = new Set(waiting.flatMap(({ accepted }) => picturesOfRow(accepted.given)));
    if (wanted.size > 0) {
      const media = dryRun ? null : mediaStore(dataDirectory, filesUrl);
      const { knownPictures } = this;
      await resolvePictures(
        { client, media, folder, knownPictures, fetchPicture, isLater: later !== null },
        wanted,
      );
      const isLater = (source: string) => knownPictures.later.has(source);
      const accepted = waiting.map((entry) => entry.accepted);
      await later?.add(accepted.filter(({ given }) => picturesOfRow(given).some(isLater)));
      knownPictures.later.clear();
    }
    return batch.entries.map(({ accepted, prepared }) => {
      const { row } = accepted;
      if (prepared !== null || row === null) return { accepted, prepared };
      const finished = this.finish({ ...accepted, row }, new Map(), (problem) =>
        batch.problems.push(problem),
      );
      return { accepted, prepared: finished };
    });
  }

  private warnOfPictures(
    row: ProductRow,
    warn: (field: string, value: unknown, reason: RowFinding) => void,
  ): void {
    const look = (field: string, source: string) => {
      const reason = this.knownPictures.refused.get(source);
      if (reason !== undefined) warn(field, source, reason);
    };
    for (const [at, { source }] of row.pictures.entries()) look(`pictures[${at}]`, source);
    for (const [place, variant] of row.variants.entries()) {
      for (const [at, { source }] of variant.pictures.entries())
        look(`variants[${place}].pictures[${at}]`, source);
    }
  }

  /** Saves a closed batch in one transaction with its progress, then lists its problems. */
  async save(batch: Batch): Promise<void> {
    await this.savePart(batch, await this.prepare(batch), 1);
    await this.settings.errors.write(once(batch.problems));
  }

  private async savePart(batch: Batch, products: readonly Loadable[], attempt: number): Promise<void> {
    const { client, dryRun } = this.settings;
    try {
      const written = await inImportTransaction(client, dryRun, () => this.write(batch, products));
      for (const id of written.ids) this.seen.add(id);
      Object.assign(this.totals, withPlan(this.totals, written.plan));
      batch.problems.push(...written.plan.problems, ...written.plan.remarks);
      for (const { product } of written.plan.changed) {
        this.losses = addedLosses(this.losses, product.completed?.losses ?? noLosses);
      }
    } catch (error) {
      const again = isConcurrencyFailure(error) && attempt < attempts;
      if (!again && !isDataFailure(error)) throw error;
      // Ids assigned in the transaction that was rolled back are void.
      this.registry = withClaims(await readRegistry(client), this.registry);
      forget(this.taken);
      if (again) await this.savePart(batch, products, attempt + 1);
      else await this.saveHalves(batch, products, error as Error);
    }
  }

  /**
   * A value that only the database refuses: the batch is split in halves until the row is alone, and that
   * row is refused.
   */
  private async saveHalves(batch: Batch, products: readonly Loadable[], error: Error): Promise<void> {
    const [only, other] = products;
    if (only === undefined) throw error;
    if (other === undefined) {
      this.totals.rejected += 1;
      const reason = { code: 'refused_by_database', facts: { why: error.message } } as const;
      batch.problems.push({
        line: only.accepted.line,
        code: only.accepted.code,
        field: '',
        value: '',
        reason,
        outcome: 'rejected',
      });
      return;
    }
    const middle = Math.ceil(products.length / 2);
    await this.savePart(batch, products.slice(0, middle), 1);
    await this.savePart(batch, products.slice(middle), 1);
  }

  private async write(batch: Batch, products: readonly Loadable[]) {
    const { client, dryRun, replace, now, importId } = this.settings;
    if (!dryRun) forget(this.taken);
    const { plan, found } = await planBatch(client, products, this.taken, (id) => this.seen.has(id), {
      finish: this.finish,
      now: now.getTime(),
    });
    const createdIds = dryRun ? [] : await saveBatch(client, this.registry, plan, found, now);
    const changedIds = plan.changed.map(({ id }) => id);
    if (!dryRun && this.settings.withholds) await withholdIncomplete(client, [...createdIds, ...changedIds]);
    if (!dryRun) await saveProgress(client, importId, batch.line, batch.bytes, withPlan(this.totals, plan));
    const refused = [...batch.refusedCodes, ...plan.problems.map(({ code }) => code)];
    const refusedIds = replace && refused.length > 0 ? await idsOfCodes(client, refused) : [];
    return { plan, ids: [...createdIds, ...changedIds, ...plan.unchangedIds, ...refusedIds] };
  }
}
