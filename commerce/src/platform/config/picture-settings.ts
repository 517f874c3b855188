import { z } from 'zod';
import { setting } from './setting.ts';

const whole = z
  .string()
  .regex(/^\d{1,8}$/)
  .transform(Number);
/** Changes can be taken back for thirty days, and their pictures are still wanted. */
const daysMin = 31;

/** How much disk pictures may take, and how long those that nothing shows are kept. */
export const pictureSettings = {
  resizedMegabytes: setting(
    {
      name: 'RESIZED_PICTURES_MB',
      default: '20000',
      allowed: '50–10000000',
      description:
        'Disk that resized copies of pictures may take in this DATA_DIR, in megabytes; those not asked for for longest go, and are made again when asked for',
    },
    whole.pipe(z.number().min(50).max(10_000_000)),
  ),
  unusedPicturesDays: setting(
    {
      name: 'UNUSED_PICTURES_DAYS',
      default: '180',
      allowed: '0, 31–3650',
      description:
        'After so many days originals are deleted that no product, variant, content or order shows; 0: they are kept',
    },
    whole.refine((days) => days === 0 || (days >= daysMin && days <= 3650)),
  ),
};
