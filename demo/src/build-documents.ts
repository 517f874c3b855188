import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readDrafts } from './catalogue.ts';
import { energyLabel } from './document/energy-label.ts';
import { assembly, energySheet, manual, safetyExtract, technicalSheet } from './document/paper-texts.ts';
import { writePdf } from './document/pdf.ts';
import { layOut } from './document/sheet.ts';
import type { Section } from './document/sheet.ts';
import { papersOf } from './product/documents.ts';
import type { Paper } from './product/documents.ts';
import type { Draft } from './product/draft.ts';
import { energyScale } from './product/energy.ts';
import { demoRoot } from './table/psv.ts';

const folder = new URL('documents/', demoRoot);
const note =
  'Documento dimostrativo di un prodotto immaginario. Casamaestra S.r.l., Via dell’Artigiano 12, 40128 Bologna.';

function sectionsOf(draft: Draft, paper: Paper): Section[] {
  if (paper.file.startsWith('montaggio-')) return assembly(draft);
  if (paper.kind === 'manual') return manual(draft);
  if (paper.kind === 'sheet') return technicalSheet(draft);
  if (paper.kind === 'safety') return safetyExtract(draft);
  return energySheet(draft, energyScale(draft.leaf.prefix));
}

/** Writes every manual, sheet and energy label: node demo/src/build-documents.ts */
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let written = 0;
for (const draft of readDrafts()) {
  for (const paper of papersOf(draft)) {
    const title = paper.label.replace(' (PDF)', '');
    writeFileSync(
      new URL(paper.file, folder),
      writePdf(`${title} – ${draft.name}`, layOut(title, draft.name, sectionsOf(draft, paper), note)),
    );
    written += 1;
  }
  if (draft.extra.has('energy')) {
    const label = writePdf(`Etichetta energetica – ${draft.name}`, [
      energyLabel(draft, energyScale(draft.leaf.prefix)),
    ]);
    writeFileSync(new URL(`etichetta-energetica-${draft.key}.pdf`, folder), label);
    written += 1;
  }
}
process.stdout.write(`${written} documents\n`);
