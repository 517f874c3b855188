import { type ImportClient, inTransaction } from './loading/import-client.queries.ts';
import { mediaStore } from '../media/media-store.ts';
import { type CheckedRow, checkRow } from './checking/check-row.ts';
import type { ErrorsFile } from './errors-file.ts';
import { type ImportTotals, saveProgress } from './import-progress.queries.ts';
import { type BatchPlan, forget, nothingTaken } from './loading/decide-batch.ts';
import { fitFeatures } from './loading/feature-values.ts';
import { idsOfCodes } from './loading/load.queries.ts';
import { planBatch, saveBatch } from './loading/load-batch.usecase.ts';
import { prepareProduct, type PreparedProduct } from './loading/prepared-product.ts';
import { claimCategory, type Registry, withClaims } from './loading/registry.ts';
import { readRegistry } from './loading/registry.queries.ts';
import { pictureDesk, resolvePictures } from './pictures/resolve-pictures.ts';
import type { SourceRow } from './reading/source-row.ts';
import { type RowProblem, shownValue } from './row-problem.ts';
import { SeenIds } from './seen-ids.ts';

type AcceptedRow = CheckedRow & { readonly ok: true };

export interface RunSettings {
  readonly client: ImportClient;
  readonly errors: ErrorsFile;
  readonly picturesFolder: string;
  readonly dataDirectory: string;
  readonly dryRun: boolean;
  readonly replace: boolean;
  readonly now: Date;
  readonly importId: number;
}

/** A row on its way: prepared at once, or waiting for its pictures. */
type Entry = PreparedProduct | AcceptedRow;

/** Rows taken in since the last batch, checked and waiting. */
export interface Batch {
  readonly entries: Entry[];
  readonly problems: RowProblem[];
  readonly refusedCodes: string[];
  /** Line reached and bytes read when the batch closed. */
  line: number;
  bytes: number;
}

const emptyBatch = (): Batch => ({ entries: [], problems: [], refusedCodes: [], line: 0, bytes: 0 });

const isWaiting = (entry: Entry): entry is AcceptedRow => 'ok' in entry;
const hasPictures = ({ row }: AcceptedRow) =>
  row.pictures.length > 0 || row.variants.some((variant) => variant.pictures.length > 0);

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

/** State of one import: takes rows in, saves batches, counts. */
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
  private readonly settings: RunSettings;
  private registry: Registry;
  private readonly taken = nothingTaken();
  private readonly desk = pictureDesk();
  private open = emptyBatch();

  constructor(settings: RunSettings, registry: Registry) {
    this.settings = settings;
    this.registry = registry;
  }

  get waiting(): number {
    return this.open.entries.length + this.open.problems.length;
  }

  /** Checks one row and puts it into the open batch. */
  take(source: SourceRow): void {
    this.totals.read += 1;
    this.open.line = Math.max(this.open.line, source.line);
    const { line } = source;
    if ('problem' in source)
      return this.refuse('', [{ line, code: '', ...source.problem, outcome: 'rejected' }]);
    const checked = checkRow(source.value, line, this.settings.now.getTime());
    if (!checked.ok) return this.refuse(checked.code, checked.problems);
    const { category, code } = checked.row;
    const reason = claimCategory(this.registry, category);
    if (reason !== null) {
      const value = shownValue(category.join(' > '));
      return this.refuse(code, [
        ...checked.problems,
        { line, code, field: 'category', value, reason, outcome: 'rejected' },
      ]);
    }
    this.open.problems.push(...checked.problems);
    this.open.entries.push(hasPictures(checked) ? checked : this.finish(checked, this.open.problems));
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

  /** Fits a row's features to the shop's and writes it out for COPY; what had to be left out is listed. */
  private finish({ row, line, has }: AcceptedRow, problems: RowProblem[]): PreparedProduct {
    const warn = (field: string, value: unknown, reason: string) =>
      problems.push({ line, code: row.code, field, value: shownValue(value), reason, outcome: 'loaded' });
    const features = fitFeatures(this.registry, row.features, warn);
    this.warnOfPictures(row, warn);
    const parts = { line, row, has, features, pictures: this.desk.stored };
    return prepareProduct(parts, this.settings.now.getTime());
  }

  private async prepare(batch: Batch): Promise<PreparedProduct[]> {
    const { client, dataDirectory, picturesFolder, dryRun } = this.settings;
    const wanted = new Set<string>();
    for (const { row } of batch.entries.filter(isWaiting)) {
      for (const { source } of row.pictures) wanted.add(source);
      for (const variant of row.variants) for (const { source } of variant.pictures) wanted.add(source);
    }
    if (wanted.size > 0) {
      const media = dryRun ? null : mediaStore(dataDirectory);
      await resolvePictures({ client, media, folder: picturesFolder, desk: this.desk }, wanted);
    }
    return batch.entries.map((entry) => (isWaiting(entry) ? this.finish(entry, batch.problems) : entry));
  }

  private warnOfPictures(
    row: AcceptedRow['row'],
    warn: (field: string, value: unknown, reason: string) => void,
  ): void {
    const look = (field: string, source: string) => {
      const reason = this.desk.refused.get(source);
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
    await this.settings.errors.write(batch.problems.toSorted((a, b) => a.line - b.line));
  }

  private async savePart(batch: Batch, products: readonly PreparedProduct[], attempt: number): Promise<void> {
    const { client, dryRun } = this.settings;
    try {
      const written = await inTransaction(client, dryRun, () => this.write(batch, products));
      for (const id of written.ids) this.seen.add(id);
      Object.assign(this.totals, withPlan(this.totals, written.plan));
      batch.problems.push(...written.plan.problems);
    } catch (error) {
      const again = isConcurrencyFailure(error) && attempt < attempts;
      if (!again && !isDataFailure(error)) throw error;
      // Ids given out in the undone transaction are void.
      this.registry = withClaims(await readRegistry(client), this.registry);
      forget(this.taken);
      if (again) await this.savePart(batch, products, attempt + 1);
      else await this.saveHalves(batch, products, error as Error);
    }
  }

  /** A value that only the database refuses: the batch is halved until the row is alone, and refused. */
  private async saveHalves(batch: Batch, products: readonly PreparedProduct[], error: Error): Promise<void> {
    const [only, other] = products;
    if (only === undefined) throw error;
    if (other === undefined) {
      this.totals.rejected += 1;
      const reason = `il database non la accetta: ${error.message}`;
      batch.problems.push({
        line: only.line,
        code: only.row.code,
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

  private async write(batch: Batch, products: readonly PreparedProduct[]) {
    const { client, dryRun, replace, now, importId } = this.settings;
    if (!dryRun) forget(this.taken);
    const { plan, found } = await planBatch(client, products, this.taken, (id) => this.seen.has(id));
    const createdIds = dryRun ? [] : await saveBatch(client, this.registry, plan, found, now);
    if (!dryRun) await saveProgress(client, importId, batch.line, batch.bytes, withPlan(this.totals, plan));
    const refused = [...batch.refusedCodes, ...plan.problems.map(({ code }) => code)];
    const refusedIds = replace && refused.length > 0 ? await idsOfCodes(client, refused) : [];
    const changedIds = plan.changed.map(({ id }) => id);
    return { plan, ids: [...createdIds, ...changedIds, ...plan.unchangedIds, ...refusedIds] };
  }
}
