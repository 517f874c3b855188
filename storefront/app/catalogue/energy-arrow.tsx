import { useMessages } from '../i18n/use-messages.ts';
import { energyColour } from './energy-class.ts';
import type { EnergyClass } from './energy-class.ts';
import css from './energy-arrow.module.css';

/**
 * Energy class in its colour, with the scale (Reg. (EU) 2017/1369); linked to the label where there is one. The letters
 * are part of the drawing, written by its style: as text they would have to stand in the name of the link (WCAG 2.5.3).
 */
export function EnergyArrow({ energy }: { energy: EnergyClass }) {
  const [energyClass, scale, href] = energy;
  const { card: texts } = useMessages();
  const name = texts.energy(energyClass, scale);
  const [best, worst] = scale.split('-');
  const drawing = (
    <>
      <span className={css.scale} data-best={best} data-worst={worst} />
      <span className={css.letter} data-class={energyColour(energyClass, scale)} data-letter={energyClass} />
    </>
  );
  return href ? (
    <a className={css.arrow} href={href} aria-label={`${texts.energyLabel}: ${name}`} data-reload="">
      {drawing}
    </a>
  ) : (
    <span className={css.arrow} role="img" aria-label={name}>
      {drawing}
    </span>
  );
}
