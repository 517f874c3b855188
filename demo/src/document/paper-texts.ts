import type { Draft } from '../product/draft.ts';
import { italianNumber } from '../text/description.ts';
import { warningsFor } from '../text/warnings.ts';
import type { Section } from './sheet.ts';

const numbered = (steps: readonly string[]) => steps.map((step, index) => `${index + 1}. ${step}`);

function sizeLine(draft: Draft): string[] {
  if (!draft.size) return [];
  const { width, depth, height } = draft.size;
  return [
    `Ingombro: ${italianNumber(width)} × ${italianNumber(depth)} × ${italianNumber(height)} cm (larghezza × profondità × altezza).`,
  ];
}

const maker = (draft: Draft): Section => ({
  title: 'Chi lo produce',
  lines: [draft.brand.maker.name, draft.brand.maker.address, draft.brand.maker.contact],
});

const caution = (draft: Draft): Section[] => {
  const lines = warningsFor(draft.extra.get('warn'));
  return lines.length === 0 ? [] : [{ title: 'Avvertenze', lines }];
};

const wallHung = new Set(['contenitore', 'mobile-cucina', 'mobile-bagno', 'mobile-bimbo', 'lampada-fissa']);

export function assembly(draft: Draft): Section[] {
  const fixing = wallHung.has(draft.leaf.texts)
    ? [
        'Segna i fori sulla parete con la livella, scegli i tasselli adatti al tuo muro e fissa.',
        'Monta la staffa antiribaltamento: non è facoltativa.',
      ]
    : ['Metti il pezzo in piano e regola i piedini, se ci sono.'];
  return [
    {
      title: 'Prima di iniziare',
      lines: [
        'Leggi tutto il foglio. Controlla i pezzi sull’elenco: se manca qualcosa scrivici prima di montare.',
        'Lavora in due, su un tappeto o un cartone. Tieni lontani i bambini e raccogli subito la plastica.',
        ...sizeLine(draft),
      ],
    },
    {
      title: 'Ti servono',
      lines: [
        'Cacciavite a croce medio, chiave a brugola (nella scatola), martello di gomma, metro e livella.',
      ],
    },
    {
      title: 'Montaggio',
      lines: numbered([
        'Disponi i pezzi a terra nell’ordine dei numeri stampati sulle etichette.',
        'Unisci la struttura senza stringere a fondo: le viti si serrano solo alla fine.',
        'Aggiungi schiena, ripiani, cassetti o parti mobili, dal basso verso l’alto.',
        'Controlla che sia in squadra misurando le due diagonali, poi stringi tutto.',
        ...fixing,
      ]),
    },
    {
      title: 'Dopo',
      lines: [
        'Ricontrolla le viti dopo un mese e poi una volta l’anno. Conserva questo foglio per i traslochi.',
        `Materiali: ${draft.materials.join(', ').toLowerCase()}.`,
      ],
    },
    ...caution(draft),
    maker(draft),
  ];
}

export function manual(draft: Draft): Section[] {
  return [
    {
      title: 'Sicurezza',
      lines: [
        'Leggi il libretto prima del primo uso e conservalo vicino all’apparecchio.',
        'Collega solo a una presa con terra. Non usare con cavo o spina danneggiati.',
        'Può essere usato da bambini dagli 8 anni in su e da persone con capacità ridotte solo se sorvegliati o istruiti.',
      ],
    },
    {
      title: 'Dati',
      lines: [...draft.features.split('; ').map((part) => part.replace('=', ': ')), ...sizeLine(draft)],
    },
    {
      title: 'Primo uso',
      lines: numbered([
        'Togli imballi e pellicole.',
        'Pulisci con un panno umido le parti che toccano acqua o alimenti.',
        'Posa o installa secondo le misure indicate, lasciando aria attorno.',
        'Fai una prova a vuoto di qualche minuto con la finestra aperta.',
      ]),
    },
    {
      title: 'Cura',
      lines: [
        'Stacca la spina e lascia raffreddare prima di pulire. Panno morbido e detergente neutro, niente abrasivi.',
        'Se qualcosa non va, non smontare: scrivici modello e codice, ti diciamo se basta un ricambio.',
      ],
    },
    {
      title: 'A fine vita',
      lines: [
        'È un rifiuto elettrico (RAEE): non va nell’indifferenziato. Lo ritiriamo gratis quando ne compri uno equivalente.',
      ],
    },
    ...caution(draft),
    maker(draft),
  ];
}

export function technicalSheet(draft: Draft): Section[] {
  return [
    { title: 'Che cos’è', lines: [draft.say] },
    {
      title: 'Dati tecnici',
      lines: [
        `Composizione: ${draft.materials.join(', ').toLowerCase()}.`,
        ...draft.features
          .split('; ')
          .filter(Boolean)
          .map((part) => part.replace('=', ': ')),
      ],
    },
    {
      title: 'Come si usa',
      lines: numbered([
        'Pulisci, asciuga e spolvera il fondo. Togli le parti che si staccano.',
        'Mescola o agita a lungo. Proteggi ciò che non va toccato.',
        'Applica mani sottili e rispetta i tempi scritti sopra.',
        'Pulisci gli attrezzi prima che il prodotto asciughi.',
      ]),
    },
    {
      title: 'Condizioni',
      lines: [
        'Temperatura di fondo e ambiente fra 5 e 30 °C, umidità sotto l’80 %. Conservare nel contenitore chiuso, fra 5 e 35 °C.',
      ],
    },
    maker(draft),
  ];
}

export function safetyExtract(draft: Draft): Section[] {
  return [
    {
      title: '1. Identificazione',
      lines: [
        `Prodotto: ${draft.name}.`,
        `Fornitore: ${draft.brand.maker.name}, ${draft.brand.maker.address}.`,
        'Centro antiveleni: chiama il 112 o il centro della tua regione.',
      ],
    },
    {
      title: '2. Pericoli',
      lines: draft.extra.has('warn')
        ? warningsFor(draft.extra.get('warn'))
        : ['Non classificato come pericoloso.'],
    },
    {
      title: '4. Primo soccorso',
      lines: [
        'Occhi: sciacqua per quindici minuti a palpebre aperte. Pelle: lava con acqua e sapone.',
        'Ingestione: non provocare il vomito, chiama subito un medico con l’etichetta in mano.',
      ],
    },
    {
      title: '7. Manipolazione e conservazione',
      lines: [
        'Usa in luogo aerato, lontano da fiamme. Conserva chiuso, in verticale, fuori dalla portata dei bambini.',
      ],
    },
    {
      title: '8. Protezione',
      lines: ['Guanti in nitrile e occhiali. Mascherina con filtro A2P2 se spruzzi o lavori al chiuso.'],
    },
    {
      title: '13. Smaltimento',
      lines: [
        'Porta residui e contenitori sporchi all’isola ecologica. Non versare negli scarichi né nel terreno.',
      ],
    },
  ];
}

export function energySheet(draft: Draft, scale: string): Section[] {
  return [
    {
      title: 'Prodotto',
      lines: [
        `Marchio: ${draft.brand.name}`,
        `Modello: ${draft.key}`,
        `Classe di efficienza energetica: ${draft.extra.get('energy') ?? ''} (scala ${scale.replace('-', ' – ')})`,
      ],
    },
    { title: 'Valori dichiarati', lines: draft.features.split('; ').map((part) => part.replace('=', ': ')) },
    {
      title: 'Come leggerli',
      lines: [
        'I consumi dipendono dall’uso e dal luogo di installazione. La scala è quella prevista per questo tipo di apparecchio.',
      ],
    },
    maker(draft),
  ];
}
