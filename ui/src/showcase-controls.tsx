import { useState } from 'react';
import { Badge } from './badge.tsx';
import { Button, LinkButton } from './button.tsx';
import { Checkbox, Radio } from './choice.tsx';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { Input, Select, Textarea } from './input.tsx';
import { Money } from './money.tsx';
import { Quantity } from './quantity.tsx';
import { Rating } from './rating.tsx';
import { Row, ShowcaseSection } from './showcase-section.tsx';
import css from './showcase.module.css';

const priceLabels = { now: 'Prezzo attuale', was: 'Prezzo precedente' };

const Buttons = () => {
  const [liked, like] = useState(false);
  return (
    <ShowcaseSection title="Pulsanti">
      <Row>
        <Button icon="cart">Aggiungi al carrello</Button>
        <Button variant="secondary">Confronta</Button>
        <Button variant="quiet">Annulla</Button>
        <Button variant="danger" icon="trash">
          Elimina
        </Button>
        <LinkButton href="#contenuto">Un collegamento</LinkButton>
      </Row>
      <Row>
        <Button size="l">Grande</Button>
        <Button size="s" variant="secondary">
          Piccolo
        </Button>
        <Button disabled>Non disponibile</Button>
        <Button busy>Invio in corso</Button>
        <IconButton icon="heart" label="Aggiungi ai preferiti" pressed={liked} onClick={() => like(!liked)} />
        <IconButton icon="share" label="Condividi" />
        <IconButton icon="print" label="Stampa" size="s" />
        <IconButton icon="trash" label="Togli dal carrello" disabled />
      </Row>
    </ShowcaseSection>
  );
};

const Fields = () => (
  <ShowcaseSection title="Campi">
    <div className={css.fields}>
      <Field label="Nome e cognome" required>
        {(control) => <Input {...control} autoComplete="name" />}
      </Field>
      <Field label="Telefono" hint="Lo usa il corriere se non ti trova.">
        {(control) => <Input {...control} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Email" error="Manca la chiocciola: scrivila come nome@esempio.it." required>
        {(control) => <Input {...control} type="email" defaultValue="nome.esempio.it" />}
      </Field>
      <Field label="Provincia">
        {(control) => (
          <Select {...control}>
            <option>Bologna</option>
            <option>Modena</option>
          </Select>
        )}
      </Field>
      <Field label="Codice cliente" hint="Lo diamo noi.">
        {(control) => <Input {...control} disabled defaultValue="CM-00231" />}
      </Field>
      <Field label="Note per la consegna">{(control) => <Textarea {...control} rows={2} />}</Field>
    </div>
    <Row>
      <fieldset>
        <legend className="visually-hidden">Materiale</legend>
        <Checkbox label="Legno massello" note={128} defaultChecked />
        <Checkbox label="Acciaio inox" note={64} />
        <Checkbox label="Marmo" note={0} disabled />
      </fieldset>
      <fieldset>
        <legend className="visually-hidden">Consegna</legend>
        <Radio name="delivery" label="A casa, 9,90 €" defaultChecked />
        <Radio name="delivery" label="Ritiro in negozio, gratis" />
      </fieldset>
      <Quantity label="Quantità" decreaseLabel="Uno in meno" increaseLabel="Uno in più" defaultValue={2} />
      <Quantity
        label="Quantità, piccola"
        decreaseLabel="Uno in meno"
        increaseLabel="Uno in più"
        defaultValue={1}
        small
      />
    </Row>
  </ShowcaseSection>
);

const Labels = () => (
  <ShowcaseSection title="Prezzi, etichette, voti">
    <Row>
      <Money text="1.249,00 €" size="l" />
      <Money
        text="19,90 €"
        was="24,90 €"
        labels={priceLabels}
        size="l"
        note="Prezzo più basso dei 30 giorni prima: 24,90 € · 7,96 € / litro"
      />
    </Row>
    <Row>
      <Money text="89,00 €" />
      <Money text="12,50 €" was="15,00 €" labels={priceLabels} note="2,50 € / m" />
      <Money text="da 34,00 €" size="s" />
      <Badge tone="sale">−20 %</Badge>
      <Badge tone="new">Novità</Badge>
      <Badge tone="hot">Molto richiesto</Badge>
      <Badge>Su misura</Badge>
      <Badge tone="positive">Disponibile</Badge>
      <Rating value={4.3} label="4,3 su 5, 12 recensioni" note="(12)" />
      <Rating value={2.5} label="2,5 su 5" />
    </Row>
  </ShowcaseSection>
);

/** Buttons, fields and messages. */
export const ShowcaseControls = () => (
  <>
    <Buttons />
    <Fields />
    <Labels />
  </>
);
