import type { CSSProperties } from 'react';
import { Icon } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import css from './showcase.module.css';

const colours = [
  ['mattone', 'Mattone', 'azioni, marchio, offerte'],
  ['mattone-deep', 'Mattone cotto', 'azioni al passaggio'],
  ['persiana', 'Persiana', 'conferme, disponibilità'],
  ['persiana-deep', 'Persiana scura', 'piede di pagina'],
  ['ocra', 'Ocra', 'in evidenza'],
  ['ink', 'Inchiostro', 'testo'],
  ['ink-soft', 'Inchiostro chiaro', 'testo secondario'],
  ['line-strong', 'Tratto', 'bordi dei campi'],
  ['intonaco', 'Intonaco', 'fasce e superfici'],
  ['studio', 'Studio', 'fondo dei prodotti'],
] as const;

const typeScale = [
  ['3xl', 'La casa che regge'],
  ['2xl', 'Utensili scelti uno per uno'],
  ['xl', 'Vernici, luci e giardino'],
  ['l', 'Spedizione gratuita sopra i 79 €'],
  ['m', 'Ogni prodotto ha misure vere, prezzi chiari e una scheda che dice anche quello che non va bene.'],
  ['s', 'Consegna in 3 giorni lavorativi, reso entro 30 giorni.'],
  ['xs', 'Prezzo più basso dei 30 giorni prima: 24,90 €'],
] as const;

/** Colours, type and icons. */
export const ShowcaseFoundations = () => (
  <>
    <ShowcaseSection title="Colori">
      <ul className={css.swatches}>
        {colours.map(([token, name, use]) => (
          <li key={token}>
            <span className={css.swatch} style={{ background: `var(--${token})` }} />
            <strong>{name}</strong>
            <span className={css.use}>{use}</span>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
    <ShowcaseSection title="Caratteri">
      {typeScale.map(([step, sample]) => (
        <p
          key={step}
          className={css.type}
          style={{ '--size': `var(--text-${step})` } as CSSProperties}
          data-display={step.endsWith('xl') || undefined}
        >
          {sample}
        </p>
      ))}
    </ShowcaseSection>
    <ShowcaseSection title="Icone">
      <ul className={css.icons}>
        {(Object.keys(iconPaths) as IconName[]).map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </ShowcaseSection>
  </>
);
