import { describe, expect, it } from 'vitest';
import { buildCatalogue, readDrafts } from './src/catalogue.ts';

const drafts = readDrafts();
const rows = buildCatalogue();
const goods = rows.map((row, index) => {
  const draft = drafts[index];
  if (draft === undefined) throw new Error(row.name);
  return { row, key: draft.key, leaf: draft.leaf.key, features: draft.features, axes: draft.axes };
});
type Ware = (typeof goods)[number];
const byCode = new Map(goods.map((ware) => [ware.row.code, ware]));
const byKey = new Map(goods.map((ware) => [ware.key, ware]));

const needsOf = ({ row }: Ware) =>
  (row.accessories ?? []).map((code) => {
    const ware = byCode.get(code);
    if (ware === undefined) throw new Error(`${row.name} needs ${code}, which is not sold`);
    return ware;
  });
const pairs = goods.flatMap((ware) => needsOf(ware).map((need) => ({ ware, need })));
const told = ({ ware, need }: { ware: Ware; need: Ware }) => `${ware.key} ${need.key}`;

/** Words of one measure among features and variants of a product: "125 mm", "1/2 pollice". */
const measures = ({ features, axes }: Ware, label: string) => [
  ...features
    .split('; ')
    .filter((feature) => feature.startsWith(`${label}=`))
    .map((feature) => feature.slice(label.length + 1)),
  ...axes.filter(({ name }) => name === label).flatMap(({ values }) => values.map((value) => value.label)),
];

/** What a product is called before anything else about it: "Lampadina", "Sedia". */
const noun = ({ row }: Ware) => row.name.split(' ')[0];

/** Two halves of one machine, sold apart. */
const halves = new Set([
  'condizionatore-unita-interna condizionatore-unita-esterna',
  'condizionatore-unita-esterna condizionatore-unita-interna',
]);

/** What a few products of every department need; nothing else stands in their row. */
const expected: readonly (readonly [product: string, needs: string])[] = [
  ['water', 'flessibile-inox rubinetto-sottolavabo nastro-ptfe cartuccia-silicone scopino portarotolo'],
  [
    'bide',
    'flessibile-inox rubinetto-sottolavabo nastro-ptfe sifone-bottiglia cartuccia-silicone asciugamano',
  ],
  [
    'lavandino-3',
    'sifone-bottiglia flessibile-inox rubinetto-sottolavabo nastro-ptfe cartuccia-silicone pistola-silicone',
  ],
  ['vasca-da-bagno', 'cartuccia-silicone pistola-silicone tappeto-bagno asciugamano spugna'],
  ['porta-doccia', 'cartuccia-silicone pistola-silicone tasselli-nylon punte-muro livella tappeto-bagno'],
  ['miscelatore-lavabo', 'flessibile-inox rubinetto-sottolavabo nastro-ptfe chiave-inglese sifone-bottiglia'],
  ['miscelatore-cucina', 'flessibile-inox rubinetto-sottolavabo nastro-ptfe chiave-inglese'],
  ['portasciugamani', 'tasselli-nylon punte-muro livella asciugamano'],
  ['asciugamano', 'portasciugamani tappeto-bagno cesto stendino'],
  ['stendino', 'cesto bacinella'],
  ['vaso-terracotta', 'sottovaso-terracotta sacco-terriccio paletta-trapianto annaffiatoio'],
  ['pianta', 'sacco-terriccio vaso-terracotta sottovaso-terracotta annaffiatoio spray'],
  ['cactus', 'vaso-terracotta sottovaso-terracotta'],
  ['orchidee', 'spray bacinella'],
  ['tulipani', ''],
  ['acacia', 'vanga sacco-terriccio sacco-corteccia tubo-da-giardino cesoie-potatura annaffiatoio'],
  ['palma', 'vanga sacco-terriccio-agrumi sacco-corteccia tubo-da-giardino'],
  ['siepe', 'vanga sacco-terriccio sacco-corteccia tubo-da-giardino cesoie-siepe'],
  ['siepe-2', 'fascette-nylon tronchesino'],
  ['ombrellone', 'sdraio-2 sedia-a-sdraio'],
  ['tavolo-in-rattan', 'divano-in-rattan'],
  ['panchina', 'impregnante-noce pennello-tondo carta-vetrata-foglio'],
  [
    'falciatrice',
    'prolunga-elettrica sacco-concime rastrello-giardino cuffie-antirumore occhiali-protettivi',
  ],
  ['avvolgicavo', 'tubo-da-giardino fascetta-stringitubo pistola-irrigazione'],
  ['pompa-sommersa', 'tubo-giardino-giallo fascetta-stringitubo prolunga-elettrica'],
  ['sacco-concime', 'falciatrice irrigatore rastrello-giardino'],
  [
    'tubo-da-giardino',
    'avvolgicavo fascetta-stringitubo rubinetto-da-giardino irrigatore programmatore-irrigazione',
  ],
  [
    'tenda-da-campeggio',
    'sacco-a-pelo materassino-gonfiabile mazzuola-gomma lampada-da-campeggio torcia-testa',
  ],
  ['tavolo-tennis', 'racchetta-ping-pong'],
  ['scatola', 'nastro-imballo cutter'],
  ['finestra', 'tasselli-nylon punte-muro livella metro'],
  ['radiatore', 'nastro-ptfe chiave-inglese tasselli-nylon punte-muro livella'],
  ['radiatore-4', 'tasselli-nylon punte-muro livella asciugamano'],
  ['caldaia', 'tronchi-legno comignolo-tondo rilevatore-di-fumo'],
  ['condizionatore-unita-interna', 'condizionatore-unita-esterna tasselli-nylon punte-muro livella'],
  ['tubo-pvc', 'gomito-pvc braga-pvc archetto metro'],
  ['tubo-pvc-grigio', 'archetto metro'],
  ['rubinetto-da-giardino', 'nastro-ptfe tubo-da-giardino programmatore-irrigazione chiave-inglese'],
  ['mobile-superiore', 'tasselli-nylon punte-muro livella striscia-florescente viti-per-legno'],
  ['pensile-stretto', 'tasselli-nylon punte-muro livella viti-per-legno'],
  ['mobile-alto', 'forno tasselli-nylon punte-muro livella'],
  ['mobile-con-cassetti', 'livella viti-per-legno cartuccia-silicone pistola-silicone'],
  ['forno', 'mobile-alto ceramiche interruttore-magnetotermico'],
  ['piano-cottura', 'cappa-cucina pentola-larga moka'],
  ['piano-cottura-a-induzione', 'pentola-larga boiler cappa-cucina'],
  ['moka', 'tazza-caffe bricco'],
  ['piatto', 'forchetta coltello cucchiaio bicchiere-2'],
  ['lavatrice', 'nastro-ptfe stendino cesto livella'],
  ['porta', 'maniglia-porta schiuma-poliuretanica cutter cartuccia-acrilico pistola-silicone livella'],
  [
    'porta-esterno',
    'cilindro-serratura schiuma-poliuretanica cartuccia-poliuretanico pistola-silicone livella zerbino',
  ],
  [
    'finestra-doppia',
    'schiuma-poliuretanica cutter cartuccia-poliuretanico cartuccia-acrilico pistola-silicone livella',
  ],
  ['ringhiera-in-ferro', 'tassello-acciaio tassellatore punte-muro livella ferromicaceo pennello-piatto'],
  ['laminato-rovere', 'battiscopa-rovere profilo-soglia sega-per-legno metro'],
  [
    'piastrella-cotto',
    'sacco-colla-piastrelle secchio-muratore idrorepellente livella mazzuola-gomma disco-diamantato',
  ],
  [
    'cartongesso',
    'viti-cartongesso stucco-in-pasta spatola-larga carta-vetrata-foglio cutter tassello-cartongesso',
  ],
  ['pannello-mdf', 'sega-per-legno viti-per-legno colla-vinilica cementite carta-vetrata-foglio'],
  ['pannello-rovere', 'cavalletto sega-circolare carta-vetrata-foglio cera-legno'],
  ['mattone-pieno', 'sacco-malta cazzuola secchio-muratore livella'],
  ['placca-schuko', 'scatola-503 morsetti-leva cavo-blu cacciavite cercafase nastro-isolante'],
  ['interruttore-luce', 'cacciavite cercafase morsetti-leva cavo-blu nastro-isolante'],
  ['interruttore-dimmer', 'lampadina-filamento cacciavite cercafase morsetti-leva'],
  [
    'quadro-elettrico',
    'interruttore-magnetotermico differenziale cavo-blu cacciavite tasselli-nylon livella',
  ],
  ['cavo-blu', 'guaina-corrugata morsetti-leva nastro-isolante tronchesino'],
  ['trapano', 'batteria-18v punte-muro punte-legno set-punte-trapano tasselli-nylon occhiali-protettivi'],
  ['avvitatore-12v', 'set-punte-trapano viti-per-legno occhiali-protettivi'],
  ['avvitatore-impulsi', 'batteria-18v viti-per-legno cuffie-antirumore occhiali-protettivi'],
  [
    'tassellatore',
    'punte-muro tassello-acciaio tasselli-nylon occhiali-protettivi cuffie-antirumore mascherina-ffp2',
  ],
  ['smerigliatrice', 'disco-diamantato occhiali-protettivi cuffie-antirumore mascherina-ffp2'],
  ['levigatrice-orbitale', 'dischi-abrasivi-velcro aspiratutto mascherina-ffp2 occhiali-protettivi'],
  [
    'sega-circolare',
    'lama-sega-circolare squadra-carpentiere morsetto-a-vite aspiratutto occhiali-protettivi cuffie-antirumore',
  ],
  [
    'seghetto-alternativo',
    'morsetto-a-vite squadra-carpentiere aspiratutto occhiali-protettivi cuffie-antirumore',
  ],
  ['archetto', 'morsa-banco lima metro'],
  ['scala-libretto', ''],
  ['viti-per-legno', 'avvitatore-12v punte-legno tasselli-nylon'],
  ['viti-inox', 'avvitatore-12v punte-legno'],
  ['viti-autofilettanti', 'cacciavite-croce set-punte-trapano'],
  ['barra-filettata', 'dadi-esagonali rondelle-piane archetto chiave-combinata'],
  ['reggimensola', 'pannello-lamellare tasselli-nylon viti-per-legno punte-muro livella'],
  ['catena', 'grillo moschettone golfare lucchetto'],
  ['lucchetto', 'catena catenaccio'],
  ['cassaforte', 'tassello-acciaio tassellatore punte-muro'],
  [
    'pittura-murale-5-l',
    'rullo-pittura vaschetta-vernice pennellessa nastro-carta telo-copritutto stucco-in-pasta',
  ],
  [
    'smalto-rosso',
    'pennello-piatto rullo-smalto carta-vetrata-foglio nastro-mascheratura-blu cementite telo-copritutto',
  ],
  ['smalto-radiatori', 'pennello-angolato carta-vetrata-foglio acquaragia telo-copritutto'],
  ['impregnante-noce', 'pennello-tondo carta-vetrata-foglio telo-copritutto'],
  ['spray-lubrificante', 'chiave-inglese'],
  ['spray', ''],
  ['cartuccia-silicone', 'pistola-silicone nastro-carta cutter'],
  ['schiuma-poliuretanica', 'cutter nastro-carta occhiali-protettivi'],
  ['parati-righe', 'colla-parati pennellessa spatola-larga cutter livella fissativo-murale'],
  ['diluente-nitro', ''],
  ['lampada-da-tavolo', 'lampadina-sfera-e14 lampadina-led-candela'],
  ['lampada-2', 'lampadina-led-goccia'],
  ['riflettori-da-muro', 'lampadina-led-gu10 morsetti-leva cercafase tasselli-nylon punte-muro'],
  ['lampada-sospesa-2', 'morsetti-leva cercafase tasselli-nylon punte-muro'],
  [
    'lampadario',
    'lampadina-sfera-e14 lampadina-led-candela morsetti-leva cercafase tasselli-nylon punte-muro',
  ],
  ['plafoniera-led', 'morsetti-leva cercafase tasselli-nylon punte-muro'],
  ['luce-fluorescente', 'morsetti-leva cercafase tasselli-nylon punte-muro'],
  ['park-light', 'cavo-elettrico-matassa scatola-derivazione tassello-acciaio'],
  ['tavolo-quercia', 'sedia-quercia cera-legno'],
  ['tavolo-da-bar', 'sedia-da-bar'],
  ['sedia-osaka', 'tavolo-10'],
  ['divano-2', 'tavolo-caffe lampada-3 tappeto-rotondo'],
  ['letto-3', 'comodino piccola-lampada'],
  ['futon', 'tatami'],
  ['scrivania', 'sedia-22 lampada-da-scrivania ciabatta-multipresa portapenne'],
  ['guardaroba', 'gruccia tasselli-nylon punte-muro livella'],
  ['mobile-tv', 'ciabatta-multipresa fascette-nylon'],
  ['libreria', 'tasselli-nylon punte-muro livella'],
  ['armadietto', 'lucchetto tasselli-nylon punte-muro'],
  ['cornice-chambord', ''],
];

describe('S03 what is needed with a product of the demo shop', () => {
  it.each(expected)('%s: %s', (product, needs) => {
    const ware = byKey.get(product);
    if (ware === undefined) throw new Error(`no product ${product}`);
    expect(needsOf(ware).map(({ key }) => key)).toEqual(needs.split(' ').filter(Boolean));
  });

  it('is told for nearly all of them, by one to six products', () => {
    const counts = goods.map((ware) => needsOf(ware).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(counts.filter((count) => count === 0).length).toBeLessThanOrEqual(105);
    const bestSellers = goods.toSorted((a, b) => (b.row.sold ?? 0) - (a.row.sold ?? 0)).slice(0, 100);
    expect(bestSellers.filter((ware) => needsOf(ware).length === 0).length).toBeLessThanOrEqual(12);
  });

  it('is in the shop, in stock, told once, and never the product itself', () => {
    expect(pairs.filter(({ ware, need }) => ware === need).map(told)).toEqual([]);
    expect(new Set(pairs.map(told)).size).toBe(pairs.length);
    const soldOut = pairs.filter(({ need }) => need.row.variants.every(({ stock }) => stock === 0));
    expect(soldOut.map(told)).toEqual([]);
  });

  it('is never another product of its kind', () => {
    const same = pairs.filter(
      ({ ware, need }) =>
        ware.leaf === need.leaf && noun(ware) === noun(need) && !halves.has(told({ ware, need })),
    );
    expect(same.map(told)).toEqual([]);
  });

  it('fits the socket, where a bulb goes into a lamp', () => {
    const bulbs = pairs.filter(({ ware, need }) => need.leaf === 'lampadine' && ware.leaf !== 'interruttori');
    expect(bulbs.length).toBeGreaterThan(20);
    const wrong = bulbs.filter(
      ({ ware, need }) =>
        !measures(ware, 'Attacco').some((socket) => measures(need, 'Attacco').includes(socket)),
    );
    expect(wrong.map(told)).toEqual([]);
    const included = bulbs.filter(({ ware }) => ware.features.includes('Lampadina inclusa=sì'));
    expect(included.map(told)).toEqual([]);
  });

  it.each([
    ['Diametro disco', 'disco-diamantato dischi-abrasivi-velcro', 'Diametro'],
    ['Diametro lama', 'lama-sega-circolare', 'Diametro'],
    ['Tensione', 'batteria-18v', 'Tensione'],
    ['Filettatura', 'dadi-esagonali rondelle-piane rondelle-larghe', 'Misura'],
    ['Diametro', 'gomito-pvc braga-pvc tubo-pvc', 'Diametro'],
    ['Diametro scarico', 'comignolo-tondo', 'Diametro'],
  ])('fits in size: %s of what needs %s', (ownLabel, needed, label) => {
    const sized = pairs.filter(
      ({ ware, need }) =>
        needed.split(' ').includes(need.key) && measures(ware, ownLabel).some((size) => /\d/.test(size)),
    );
    expect(sized.length).toBeGreaterThan(0);
    const shared = ({ ware, need }: { ware: Ware; need: Ware }) =>
      measures(ware, ownLabel).some((size) => measures(need, label).some((other) => other === size));
    expect(sized.filter((pair) => !shared(pair)).map(told)).toEqual([]);
  });

  it('is no soil for flowers that do not live', () => {
    const artificial = goods.filter(({ features }) => features.includes('Artificiale=sì'));
    expect(artificial.length).toBeGreaterThan(5);
    const watered = artificial.filter((ware) =>
      needsOf(ware).some(({ leaf, key }) => leaf === 'terricci' || key.startsWith('annaffiatoio')),
    );
    expect(watered.map(({ key }) => key)).toEqual([]);
  });
});
