import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schema = await readFile(join(import.meta.dirname, 'shop-invoice.xsd'), 'utf8');

/** What is wrong with a file of an invoice, by the schema; nothing when it is well. */
export async function schemaFaults(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'invoice.xml', contents: xml },
    schema: { fileName: 'schema.xsd', contents: schema },
  });
  return errors.map(({ message }) => message);
}

/** The text of the first element with this name, or null. */
export const textIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
