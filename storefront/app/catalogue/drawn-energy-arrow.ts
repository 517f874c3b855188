import type { Messages } from '../i18n/messages.ts';
import { makeElement } from '../platform/make-element.ts';
import { energyColour } from './energy-class.ts';
import type { EnergyClass } from './energy-class.ts';
import css from './energy-arrow.module.css';

/** The arrow of `EnergyArrow`, without a link, where the page is drawn without React. */
export function drawnEnergyArrow([energyClass, scale]: EnergyClass, texts: Messages['card']): HTMLElement {
  const [best = '', worst = ''] = scale.split('-');
  const letter = makeElement('span', { className: css.letter });
  Object.assign(letter.dataset, { class: energyColour(energyClass, scale), letter: energyClass });
  const range = makeElement('span', { className: css.scale });
  Object.assign(range.dataset, { best, worst });
  const arrow = makeElement('span', { className: css.arrow }, range, letter);
  arrow.setAttribute('role', 'img');
  arrow.setAttribute('aria-label', texts.energy(energyClass, scale));
  return arrow;
}
