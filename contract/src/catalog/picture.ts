import { z } from 'zod';

/** Width and height are strings, as the Frappe API sends them. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.string(),
  height: z.string(),
  /** Ours: alternative text and the widths that exist, for srcset. */
  alt: z.string().optional(),
  srcset: z.string().optional(),
  srcset_avif: z.string().optional(),
});
