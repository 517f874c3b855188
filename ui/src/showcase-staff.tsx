import { useState } from 'react';
import { Button } from './button.tsx';
import { Combobox, ComboboxSearch } from './combobox.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { DataColumn, Density } from './data-columns.ts';
import { DataTable } from './data-table.tsx';
import { DateTimeRange } from './date-time-range.tsx';
import { DiffView } from './diff-view.tsx';
import { EditGrid } from './edit-grid.tsx';
import { Field } from './field.tsx';
import { hasWords } from './has-words.ts';
import { SaveBar } from './save-bar.tsx';
import { ShowcaseSection } from './showcase-section.tsx';
import { TableSettings } from './table-settings.tsx';
import { Tree } from './tree.tsx';

type Piece = { id: string; name: string; length: number };

const pieces: readonly Piece[] = Array.from({ length: 500 }, (_, index) => ({
  id: String(index + 1),
  name: `Vite ${index + 1}`,
  length: 10 + (index % 20) * 5,
}));

const columns: readonly DataColumn<Piece>[] = [
  { id: 'name', title: 'Nome', cell: ({ name }) => name },
  { id: 'code', title: 'Codice', cell: ({ id }) => `VT-${id.padStart(4, '0')}`, width: 10 },
  { id: 'length', title: 'Lunghezza', cell: ({ length }) => `${length} mm`, width: 8, end: true },
];

const caption = 'Viti';

/** What the back office has besides: loaded by the showcase in the browser, so that no page of the shop carries it. */
export function ShowcaseStaff() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [density, setDensity] = useState<Density>('compact');
  return (
    <ShowcaseSection title="Gestionale: tabella lunga">
      <p>
        {selected.size} di {pieces.length} selezionate. J e K si muovono, X sceglie.
      </p>
      <TableSettings
        label="Vista"
        columnsLabel="Colonne"
        columns={columns}
        hidden={hidden}
        onHide={setHidden}
        densityLabel="Righe"
        densities={{ compact: 'Fitte', roomy: 'Comode' }}
        density={density}
        onDensity={setDensity}
      />
      <div style={{ display: 'grid', height: '20rem' }}>
        <DataTable
          rows={pieces}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          labels={{ caption, selectAll: 'Seleziona tutte', selectRow: (row) => `Seleziona ${row}` }}
          hidden={hidden}
          density={density}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <StaffGrid />
      <StaffChoices />
      <StaffForms />
    </ShowcaseSection>
  );
}

/** The grid that is typed over as a spreadsheet. */
function StaffGrid() {
  const [cells, setCells] = useState<ReadonlyMap<string, string>>(new Map());
  const value = (id: string) => (row: Piece) => cells.get(`${row.id} ${id}`) ?? '';
  return (
    <EditGrid
      caption="Viti da scrivere"
      rows={pieces.slice(0, 200)}
      columns={[
        { id: 'name', title: 'Nome', value: ({ name }) => name, isLocked: () => true },
        { id: 'price', title: 'Prezzo', value: value('price'), inputMode: 'decimal' },
        { id: 'note', title: 'Nota', value: value('note') },
      ]}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      faultOf={(row, column) =>
        column === 'price' && /[^\d,]/.test(value('price')(row)) ? 'Solo cifre' : undefined
      }
      onType={(typed) =>
        setCells(
          (before) =>
            new Map([
              ...before,
              ...typed.map(({ row, column, text }) => [`${row} ${column}`, text] as const),
            ]),
        )
      }
      labels={{
        fill: 'Riempi in giù',
        hint: 'Frecce e Invio si spostano nella colonna; Ctrl+D copia dalla cella sopra.',
        end: 'Azioni',
      }}
    />
  );
}

const shelves = [
  { id: 1, parent: null, name: 'Ferramenta', pieces: 340 },
  { id: 2, parent: 1, name: 'Viti', pieces: 210 },
  { id: 3, parent: 2, name: 'Viti per legno', pieces: 120 },
  { id: 4, parent: 1, name: 'Tasselli', pieces: 130 },
  { id: 5, parent: null, name: 'Utensili', pieces: 95 },
] as const;

/** One of many by typing, a tree, and from when to when. */
function StaffChoices() {
  const [shelf, setShelf] = useState('');
  const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-28' });
  const [sale, setSale] = useState({ from: '2026-11-27T09:00', to: '2026-11-26T09:00' });
  const labels = {
    from: 'Dal',
    to: 'Al',
    backwards: 'La fine viene prima dell’inizio: scegli un giorno successivo.',
    zone: 'Ora italiana: il tuo dispositivo è su un altro fuso orario.',
  };
  return (
    <>
      <Field label="Scaffale" hint="Anche con una parola di mezzo: «legno».">
        {(control) => (
          <Combobox
            {...control}
            options={shelves.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={shelf}
            onValue={setShelf}
            placeholder="Scegli"
            labels={{ open: 'Mostra l’elenco', none: 'Niente di simile: prova con un’altra parola.' }}
          />
        )}
      </Field>
      <StaffSearch />
      <Tree
        label="Scaffali"
        items={shelves}
        isAllOpen={false}
        chosen={shelf === '' ? undefined : Number(shelf)}
        onChoose={(id) => setShelf(String(id))}
        end={({ pieces: count }) => count}
      />
      <DateTimeRange
        {...days}
        label="Periodo"
        labels={labels}
        unit="day"
        onRange={setDays}
        presets={[{ label: 'Novembre', from: '2026-11-01', to: '2026-11-30' }]}
      />
      <DateTimeRange {...sale} label="Ribasso" labels={labels} unit="moment" onRange={setSale} />
    </>
  );
}

/** Adds one of many that are looked for elsewhere. */
function StaffSearch() {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<readonly string[]>([]);
  return (
    <Field label="Aggiungi una vite" hint={taken.join(', ') || 'Scrivi un numero, per esempio 12.'}>
      {(control) => (
        <ComboboxSearch
          {...control}
          options={pieces
            .filter(({ name }) => hasWords(name, text))
            .slice(0, 20)
            .map(({ name }) => ({ value: name, label: name }))}
          text={text}
          onText={setText}
          onChoose={(name) => setTaken((before) => [...before, name])}
          labels={{ open: 'Mostra l’elenco', none: 'Niente di simile: prova con un’altra parola.' }}
        />
      )}
    </Field>
  );
}

function StaffForms() {
  const [palette, setPalette] = useState(false);
  const [text, setText] = useState('');
  const [unsaved, setUnsaved] = useState(true);
  const close = () => setPalette(false);
  const groups = [
    {
      title: 'Azioni',
      items: [
        { id: 'new', title: 'Nuova vite', icon: 'plus', keys: 'N', run: close },
        { id: 'list', title: 'Tutte le viti', icon: 'list', run: close },
      ] as const,
    },
  ];
  return (
    <>
      <Button variant="secondary" icon="search" onClick={() => setPalette(true)}>
        Apri la tavolozza
      </Button>
      <CommandPalette
        open={palette}
        onClose={close}
        label="Cerca o fai"
        placeholder="Cerca o fai…"
        text={text}
        onText={setText}
        groups={groups}
        status="Niente di simile"
      />
      <DiffView
        caption="Che cosa è cambiato"
        labels={{ field: 'Campo', from: 'Prima', to: 'Dopo', nothing: 'niente' }}
        rows={[
          { field: 'Prezzo', from: '4,90 €', to: '4,50 €' },
          { field: 'Nota', from: null, to: 'zincata' },
        ]}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setUnsaved(false);
        }}
      >
        <SaveBar
          text={unsaved ? '2 modifiche non salvate' : ''}
          saveLabel="Salva"
          discardLabel="Scarta"
          onDiscard={() => setUnsaved(false)}
        />
      </form>
    </>
  );
}
