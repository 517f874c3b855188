import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Agenzia delle Entrate: the schema of invoices to private persons (FPR12), version 1.2.3. */
const official = await readFile(join(import.meta.dirname, 'fatturapa-fpr12-1.2.3.xsd'), 'utf8');

/** The schema names that of signatures; the intermediary signs, so any signature is as good as none. */
const signatures = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/09/xmldsig#">
  <xs:element name="Signature"/>
</xs:schema>`;

/** What is wrong with a file of an invoice, by the official schema; nothing when it is well. */
export async function schemaFaults(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'invoice.xml', contents: xml },
    schema: { fileName: 'schema.xsd', contents: official },
    preload: { fileName: 'xmldsig-core-schema.xsd', contents: signatures },
  });
  return errors.map(({ message }) => message);
}

/** The text of the first element with this name, or null. */
export const textIn = (xml: string, name: string): string | null =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
