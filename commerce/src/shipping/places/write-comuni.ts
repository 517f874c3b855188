import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comuniSource } from './comuni-source.ts';

// Writes comuni.data.ts anew after a new version of the package: node commerce/src/shipping/places/write-comuni.ts
writeFileSync(join(import.meta.dirname, 'comuni.data.ts'), comuniSource());
