import type { Messages } from '../i18n/messages.ts';
import { makeElement } from '../platform/make-element.ts';
import { energyColour } from './energy-class.ts';
import type { EnergyClass } from './energy-class.ts';
import css from './energy-arrow.module.css';

/** The arrow of `EnergyArrow`, without a link, where the page is drawn without React. */
export function drawnEnergyArrow([energyClass, scale]: EnergyClass, texts: Messages['card']): HTMLElement {
  const [best = '', worst = ''] = scale.split('-');
  const hidden = (className: string | undefined, ...children: (Node | string)[]) =>
    makeElement('span', { className, ariaHidden: 'true' }, ...children);
  const letter = hidden(css.letter, energyClass);
  letter.dataset['class'] = energyColour(energyClass, scale);
  const range = hidden(css.scale, best, makeElement('span', {}, '↑'), worst);
  const arrow = makeElement('span', { className: css.arrow }, range, letter);
  arrow.setAttribute('role', 'img');
  arrow.setAttribute('aria-label', texts.energy(energyClass, scale));
  return arrow;
}
