import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** As large as a good camera writes a JPEG. */
export const pictureBytesMax = 20_000_000;

/** Drawn anew: nothing of the file stays but its pixels. Stored under its contents; a product names it when it is saved. */
export const uploadPictureOperation = staffOperation({
  name: 'pictures.upload',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'Upload a picture (JPEG, PNG, WebP)',
  input: z.object({
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(pictureBytesMax / 3) * 4),
  }),
  output: z.object({
    hash: z.string(),
    width: z.number(),
    height: z.number(),
    /** Address of a small copy. */
    url: z.string(),
  }),
  refusals: ['staff_picture_unreadable', 'staff_picture_heic'],
});
