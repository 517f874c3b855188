import { readLastBackup } from '../backup/last-backup.ts';
import type { Gauges } from '../platform/http/gauges.ts';

/** Metrics of the last backup of this folder, as `npm run backup` noted it. */
export const backupGauges = (dataDir: string): Gauges => ({
  help: {
    backup_last_timestamp_seconds: 'The moment of the last backup of this DATA_DIR; 0: none is known',
  },
  async read() {
    const last = await readLastBackup(dataDir);
    return { backup_last_timestamp_seconds: last === null ? 0 : Date.parse(last.takenAt) / 1000 };
  },
});
