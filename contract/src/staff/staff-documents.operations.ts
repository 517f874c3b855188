import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** A manual of two hundred pages with pictures. */
export const documentBytesMax = 20_000_000;

/**
 * Keeps a PDF, or a picture of a label, which is drawn anew, among the shop's files. It is named by its file and its
 * contents, so the same one twice is one; a product names it when it is saved.
 */
export const uploadDocumentOperation = staffOperation({
  name: 'documents.upload',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'Upload a document of a product (PDF, or a picture of a label)',
  input: z.object({
    /** As the file is called: its words stand in the address. */
    name: z.string().trim().max(300),
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(documentBytesMax / 3) * 4),
  }),
  output: z.object({ url: z.string(), bytes: z.number() }),
  refusals: ['staff_document_unreadable', 'staff_product_texts_only'],
});
