import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfigReader } from '../config/read-config.ts';
import { openDatabase } from './open-database.ts';
import { schemaSource } from './schema-source.ts';

// Regenerates schema.ts after a new migration: node commerce/src/platform/database/write-schema.ts
const dataDir = mkdtempSync(join(tmpdir(), 'casamaestra-schema-'));
const open = await openDatabase(createConfigReader([]).readConfig({ DATA_DIR: dataDir }), {
  mode: 'own',
  what: 'write-schema',
});
writeFileSync(join(import.meta.dirname, 'schema.ts'), await schemaSource(open.pool));
await open.close();
rmSync(dataDir, { recursive: true, force: true });
