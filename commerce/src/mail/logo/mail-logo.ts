import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../platform/config/read-config.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { MailPicture } from '../mail-document.ts';

const HEIGHT = 36;
const WIDTH_MAX = 280;
/** Image pixels per CSS pixel: sharp on high-density screens. */
const DENSITY = 2;
/** White margin in CSS pixels, for mail programs that darken the background. */
const MARGIN = 6;

export const mailLogoPath = '/api/open/mail-logo.png';

interface DrawnLogo {
  readonly png: Buffer;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Renders the shop's logo as PNG on white: mail programs may not show SVG, and dark letters must stay legible
 * on a dark background.
 */
async function draw(file: string): Promise<DrawnLogo> {
  const margin = MARGIN * DENSITY;
  const box = { width: (WIDTH_MAX - 2 * MARGIN) * DENSITY, height: (HEIGHT - 2 * MARGIN) * DENSITY };
  // Loaded with the first mail: it takes 20 MB of memory.
  const { default: sharp } = await import('sharp');
  const { data: png, info } = await sharp(await readFile(file), { density: 300 })
    .resize({ ...box, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png, width: Math.round(info.width / DENSITY), height: Math.round(info.height / DENSITY) };
}

export interface MailLogo {
  /** Null when the shop has no logo: its name is shown instead. */
  drawn(): Promise<DrawnLogo | null>;
  /** The logo with its absolute URL. */
  picture(publicUrl: string): Promise<MailPicture | null>;
}

/** Renders the logo once, for the first mail. A file that cannot be rendered does not stop any mail. */
export function createMailLogo({ shop, shopFile }: Pick<Config, 'shop' | 'shopFile'>, log: Log): MailLogo {
  let kept: Promise<DrawnLogo | null> | undefined;
  const load = async (): Promise<DrawnLogo | null> => {
    if (shop.logo === undefined) return null;
    return draw(join(dirname(shopFile), shop.logo)).catch((err: unknown) => {
      log.error({ err, logo: shop.logo }, 'the logo for mails could not be drawn');
      return null;
    });
  };
  const drawn = () => (kept ??= load());
  return {
    drawn,
    async picture(publicUrl) {
      const logo = await drawn();
      if (logo === null) return null;
      const { width, height } = logo;
      return { url: publicUrl + mailLogoPath, alt: shop.name, width, height };
    },
  };
}
