import { useState } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { RadioCards } from './radio-cards.tsx';
import { ShowcaseSection } from './showcase-section.tsx';
import { Stepper } from './stepper.tsx';

const deliveries = [
  { value: 'home', title: 'A casa', text: 'Tra martedì 24 e giovedì 26 novembre', aside: '9,90 €' },
  { value: 'shop', title: 'Ritiro in negozio', text: 'Via dell’Indipendenza 8, Bologna', aside: 'Gratis' },
] as const;

/** Components of longer forms: steps, choices, errors. */
export const ShowcaseForms = () => {
  const [delivery, setDelivery] = useState<'home' | 'shop'>('home');
  const [summary, showSummary] = useState(false);
  return (
    <ShowcaseSection title="Moduli">
      <Stepper
        label="Passi di prova"
        doneLabel="completato"
        steps={[
          { label: 'Consegna', state: 'done', onSelect: () => undefined },
          { label: 'Spedizione', state: 'current' },
          { label: 'Pagamento', state: 'ahead' },
          { label: 'Riepilogo e ordine', state: 'ahead' },
        ]}
      />
      <RadioCards
        legend="Come vuoi riceverlo?"
        name="showcase-delivery"
        value={delivery}
        options={deliveries}
        onChange={setDelivery}
      />
      <Button variant="secondary" onClick={() => showSummary(!summary)}>
        Mostra gli errori
      </Button>
      {summary && (
        <ErrorSummary
          title="Controlla un campo"
          errors={[{ id: 'showcase-delivery-home', text: 'Scegli come riceverlo' }]}
        />
      )}
      <div>
        <CopyButton
          text="IT60X0542811101000000123456"
          label="Copia"
          doneLabel="Copiato"
          name="Copia l’IBAN"
        />
      </div>
    </ShowcaseSection>
  );
};
