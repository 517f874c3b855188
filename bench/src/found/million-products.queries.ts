import { sql } from 'kysely';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';

const CHUNK = 50_000;

/** Twelve hundred categories and four hundred brands. */
async function insertPlaces(database: Database): Promise<void> {
  await sql`insert into category (label, path, url)
    select 'Reparto ' || n, array['Reparto ' || n], 'Reparto-' || n from generate_series(1, 1200) n`.execute(
    database,
  );
  await sql`insert into brand (name, slug)
    select 'Marca ' || n, 'marca-' || n from generate_series(1, 400) n`.execute(database);
}

async function insertChunk(database: Database, from: number, to: number): Promise<void> {
  await sql`
    insert into product (code, name, slug, brand_id, category_id, short_description, description_html, pictures, sold, updated_at)
    select 'P-' || n, 'Mensola in rovere massello ' || n || ' cm', 'det/mensola-in-rovere-massello-' || n,
           b.id, c.id, 'Con staffe a scomparsa e viti.', '<p>' || repeat('Legno piallato, bordo smussato, pronto da montare. ', 12) || '</p>',
           jsonb_build_array(jsonb_build_object('hash', md5(n::text), 'width', 1600, 'height', 1200, 'alt', 'Mensola ' || n)),
           n % 500, now() - n % 900 * interval '1 hour'
      from generate_series(${from}::integer, ${to}::integer) n
      join brand b on b.slug = 'marca-' || (1 + n % 400)
      join category c on c.url = 'Reparto-' || (1 + n % 1200)`.execute(database);
  await sql`
    insert into variant (product_id, position, sku, price_cents, stock, options)
    select p.id, v, p.code || '-' || v, 990 + p.id % 20000, p.id % 40,
           jsonb_build_array(jsonb_build_array('Misura', (60 + 30 * v) || ' cm'))
      from product p, generate_series(1, 2) v
     where p.id in (select id from product where code in
       (select 'P-' || n from generate_series(${from}::integer, ${to}::integer) n))`.execute(database);
}

/** Products with two variants each; told to nobody, so that only reading them is measured. */
export async function insertProducts(
  database: Database,
  count: number,
  progress: (done: number) => void,
): Promise<void> {
  await insertPlaces(database);
  for (let from = 1; from <= count; from += CHUNK) {
    await insertChunk(database, from, Math.min(count, from + CHUNK - 1));
    progress(from + CHUNK - 1);
  }
  await sql`vacuum analyze product, variant`.execute(database);
}

/** A product changed: what the files tell may be another. */
export async function noteChange(database: Database): Promise<void> {
  await database.insertInto('change_log').values({ kind: 'product', subject_id: 1 }).execute();
}
