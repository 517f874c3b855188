import type { HazardCode } from '@casamaestra/contract/catalog/product-row.ts';

/** Italian safety warnings by kind of goods; CLP statements carry their code (Reg. (EC) 1272/2008). */
const warnings: Readonly<Record<string, readonly string[]>> = {
  pittura: [
    'Contiene conservanti (1,2-benzisotiazol-3(2H)-one). EUH208: può provocare una reazione allergica.',
    'P102: tenere fuori dalla portata dei bambini.',
    'EUH210: scheda dati di sicurezza disponibile su richiesta.',
  ],
  biocida: [
    'Contiene un biocida per la protezione del film. EUH208: può provocare una reazione allergica.',
    'H412: nocivo per gli organismi acquatici con effetti di lunga durata.',
    'P102: tenere fuori dalla portata dei bambini. P273: non disperdere nell’ambiente.',
  ],
  solvente: [
    'Attenzione. H226: liquido e vapori infiammabili. H336: può provocare sonnolenza o vertigini.',
    'EUH066: l’esposizione ripetuta può provocare secchezza e screpolature della pelle.',
    'P210: tenere lontano da fonti di calore, scintille e fiamme. P271: utilizzare soltanto all’aperto o in luogo ben ventilato.',
    'P102: tenere fuori dalla portata dei bambini.',
  ],
  spray: [
    'Pericolo. H222: aerosol altamente infiammabile. H229: contenitore pressurizzato, può scoppiare se riscaldato.',
    'H319: provoca grave irritazione oculare. H336: può provocare sonnolenza o vertigini.',
    'P211: non vaporizzare su una fiamma libera. P251: non perforare né bruciare, neppure dopo l’uso.',
    'P410+P412: proteggere dai raggi solari, non esporre a temperature superiori a 50 °C.',
    'P102: tenere fuori dalla portata dei bambini.',
  ],
  isocianati: [
    'Pericolo. Contiene diisocianati. H334: può provocare sintomi allergici o asmatici se inalato. H317: può provocare una reazione allergica cutanea.',
    'A partire dal 24 agosto 2023 l’uso industriale o professionale è consentito solo dopo una formazione adeguata.',
    'P280: indossare guanti e occhiali. P284: usare in luogo ben ventilato.',
    'P102: tenere fuori dalla portata dei bambini.',
  ],
  silicone: [
    'Durante l’indurimento libera acido acetico: aerare il locale.',
    'Evitare il contatto con occhi e pelle. P102: tenere fuori dalla portata dei bambini.',
  ],
  cemento: [
    'Pericolo. H318: provoca gravi lesioni oculari. H315: provoca irritazione cutanea. H335: può irritare le vie respiratorie.',
    'P280: indossare guanti, occhiali e mascherina. P305+P351+P338: in caso di contatto con gli occhi sciacquare a lungo con acqua.',
    'P102: tenere fuori dalla portata dei bambini.',
  ],
  concime: [
    'Non ingerire. Tenere lontano da bambini, animali e alimenti.',
    'Lavare le mani dopo l’uso e irrigare subito dopo lo spargimento.',
  ],
  lame: ['Lama affilata: maneggiare con attenzione e conservare fuori dalla portata dei bambini.'],
  cutter: [
    'Vendita vietata ai minori di 18 anni: alla consegna può essere chiesto un documento.',
    'Lama affilata: ritrarla sempre dopo l’uso e spezzarla solo con l’apposito accessorio.',
  ],
  elettroutensile: [
    'Leggere il libretto prima dell’uso. Indossare occhiali, protezione dell’udito e guanti adatti.',
    'Staccare la spina o togliere la batteria prima di cambiare accessorio.',
    'Tenere lontani bambini e animali dalla zona di lavoro.',
  ],
  elettrico: [
    'Togliere tensione prima di intervenire. L’installazione fissa è riservata a imprese abilitate (D.M. 37/2008).',
    'Non collegare in serie ad altre prese multiple e non coprire.',
  ],
  dpi: [
    'Dispositivo di protezione individuale: leggere la nota informativa. Non usare dopo un urto o se danneggiato.',
  ],
  scala: [
    'Portata massima 150 kg o quella indicata. Usare solo su superfici piane, aperta e bloccata, una persona alla volta.',
  ],
  bambini: [
    'Usare sotto la sorveglianza di un adulto. Conservare le istruzioni.',
    'Togliere tutti gli imballaggi di plastica prima dell’uso: rischio di soffocamento.',
  ],
  castello: [
    'Il letto superiore non è adatto a bambini di età inferiore a 6 anni: rischio di lesioni da caduta.',
    'Usare solo materassi di spessore massimo 16 cm e controllare ogni mese scala e sponde.',
  ],
  giocattolo: [
    'Rispettare l’età consigliata. Attenzione: non adatto a bambini di età inferiore a quella indicata, per la presenza di piccole parti.',
    'Togliere l’imballaggio prima di dare il gioco al bambino.',
  ],
  giochi: [
    'Solo per uso domestico all’aperto, sotto la sorveglianza di un adulto.',
    'Rischio di caduta: non installare su cemento, asfalto o superfici dure.',
  ],
  piscina: [
    'Non lasciare mai bambini soli vicino all’acqua: rischio di annegamento.',
    'Non tuffarsi: acqua poco profonda.',
  ],
  freccette: [
    'Punte acuminate: non adatto a bambini di età inferiore a 8 anni, usare sotto la sorveglianza di un adulto.',
  ],
  candela: [
    'Non lasciare accesa senza sorveglianza. Tenere lontano da bambini, animali e materiali infiammabili.',
  ],
  stufa: [
    'Superfici molto calde durante il funzionamento. Far pulire la canna fumaria almeno una volta l’anno.',
    'Installazione riservata a personale abilitato. Serve una presa d’aria nel locale.',
  ],
  clima: [
    'Contiene gas fluorurato R32 a effetto serra: installazione riservata a imprese certificate (Reg. (UE) 2024/573).',
  ],
  estintore: [
    'Recipiente in pressione: non esporre a temperature superiori a 60 °C. Sottoporre a controllo periodico (UNI 9994-1).',
  ],
};

export function warningsFor(kind: string | undefined): readonly string[] {
  if (kind === undefined) return [];
  const found = warnings[kind];
  if (!found) throw new Error(`no warnings of kind ${kind}`);
  return found;
}

/** What their labels show besides the statements. */
const hazardLabels: Readonly<Record<string, readonly HazardCode[]>> = {
  solvente: ['warning', 'GHS02', 'GHS07'],
  spray: ['danger', 'GHS02', 'GHS07'],
  isocianati: ['danger', 'GHS08', 'GHS07'],
  cemento: ['danger', 'GHS05', 'GHS07'],
};

export const hazardLabelFor = (kind: string | undefined): readonly HazardCode[] =>
  hazardLabels[kind ?? ''] ?? [];
