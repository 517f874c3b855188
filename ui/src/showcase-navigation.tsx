import { useState } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Button, LinkButton } from './button.tsx';
import { CardBox } from './card.tsx';
import { Chip } from './chip.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { EmptyState } from './empty-state.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { SectionHeading } from './section-heading.tsx';
import { Row, ShowcaseSection } from './showcase-section.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';
import { showToast } from './toast.ts';
import css from './showcase.module.css';
import favicon from './brand/favicon.svg';

const places = { centre: 'Al centro', start: 'Da sinistra', end: 'Da destra', bottom: 'Dal basso' } as const;

const Dialogs = () => {
  const [place, open] = useState<keyof typeof places | null>(null);
  return (
    <Row>
      {(Object.keys(places) as (keyof typeof places)[]).map((key) => (
        <Button key={key} variant="secondary" size="s" onClick={() => open(key)}>
          {places[key]}
        </Button>
      ))}
      <Button variant="secondary" size="s" onClick={() => showToast({ text: 'Filtri aggiornati.' })}>
        Avviso
      </Button>
      <Button
        variant="secondary"
        size="s"
        onClick={() =>
          showToast({
            kind: 'cart',
            text: 'La sega per legno è nel carrello.',
            links: [{ label: 'Vai al carrello', href: '#contenuto' }],
          })
        }
      >
        Avviso del carrello
      </Button>
      <Dialog
        title="Misure del divano"
        closeLabel="Chiudi"
        open={place !== null}
        place={place ?? 'centre'}
        onClose={() => open(null)}
        footer={<Button onClick={() => open(null)}>Ho capito</Button>}
      >
        <p>Misura anche la porta e la scala: il divano arriva intero, in un collo da 212 × 96 × 84 cm.</p>
      </Dialog>
    </Row>
  );
};

const Moving = () => (
  <ShowcaseSection title="Orientarsi">
    <Breadcrumbs
      label="Percorso"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Utensili', href: '#contenuto' }, { label: 'Seghe' }]}
    />
    <Row>
      <Chip label="Rosso" href="#contenuto" removeLabel="Togli il filtro Colore: rosso" />
      <Chip label="Fino a 50 €" href="#contenuto" removeLabel="Togli il filtro Prezzo: fino a 50 €" />
      <Chip label="Tutte" href="#contenuto" current />
      <Chip label="Da giardino" href="#contenuto" />
    </Row>
    <Pagination
      label="Pagine"
      page={5}
      pages={24}
      href={() => '#contenuto'}
      previousLabel="Indietro"
      nextLabel="Avanti"
      pageLabel={(page) => `Pagina ${page}`}
    />
    <Tabs
      label="Prodotti"
      tabs={[
        { label: 'Più venduti', content: <p>La lista dei più venduti.</p> },
        { label: 'Novità', content: <p>La lista delle novità.</p> },
      ]}
    />
    <Dialogs />
  </ShowcaseSection>
);

const Surfaces = () => (
  <ShowcaseSection title="Contenuti">
    <SectionHeading
      title="Per il bagno"
      text="Rubinetti, mensole, specchi."
      link={{ label: 'Vedi tutto', href: '#contenuto' }}
    />
    <div className={css.fields}>
      <CardBox>Una superficie bianca con il bordo.</CardBox>
      <CardBox tone="plaster">Intonaco, per i riepiloghi.</CardBox>
      <CardBox tone="brick">Mattone chiaro, per le offerte.</CardBox>
      <CardBox tone="green">Persiana chiara, per le conferme.</CardBox>
      <Picture src={favicon} alt="" width={600} height={400} />
      <div aria-busy="true">
        <Skeleton lines={4} />
      </div>
    </div>
    <div>
      <Disclosure summary="Materiale" note="2 scelti" open>
        Legno massello, acciaio.
      </Disclosure>
      <Disclosure summary="Colore">Rosso, bianco.</Disclosure>
    </div>
    <EmptyState
      icon="search"
      title="Nessun prodotto con questi filtri"
      text="Togline uno, oppure guarda tutta la categoria."
    >
      <LinkButton href="#contenuto">Vedi tutte le seghe</LinkButton>
      <LinkButton href="#contenuto" variant="secondary">
        Togli i filtri
      </LinkButton>
    </EmptyState>
  </ShowcaseSection>
);

/** Navigation and containers. */
export const ShowcaseNavigation = () => (
  <>
    <Moving />
    <Surfaces />
  </>
);
