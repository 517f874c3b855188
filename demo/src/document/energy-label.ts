import type { Draft } from '../product/draft.ts';
import type { Mark } from './pdf.ts';

const colours = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];

/** The steps of a scale, best first: "A+++-D" → A+++, A++, A+, A, B, C, D. */
export function scaleSteps(scale: string): string[] {
  const [best = 'A', worst = 'G'] = scale.split('-');
  const plus = best.length - 1;
  const above = Array.from({ length: plus }, (_, index) => `A${'+'.repeat(plus - index)}`);
  const letters = [...'ABCDEFG'];
  return [...above, ...letters.slice(0, letters.indexOf(worst) + 1)];
}

const rectangle = (x: number, y: number, w: number, h: number) =>
  [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;

/** The arrows of the EU energy label with the product's class, drawn on one page. */
export function energyLabel(draft: Draft, scale: string): Mark[] {
  const steps = scaleSteps(scale);
  const own = draft.extra.get('energy') ?? '';
  const marks: Mark[] = [
    { kind: 'shape', points: rectangle(120, 760, 355, 46), color: '#003399' },
    { kind: 'text', x: 136, y: 776, size: 22, text: 'ENERGIA', bold: true, color: '#ffffff' },
    { kind: 'text', x: 120, y: 736, size: 12, text: draft.brand.name, bold: true },
    { kind: 'text', x: 120, y: 718, size: 10, text: draft.name.slice(0, 70) },
  ];
  steps.forEach((step, index) => {
    const y = 660 - index * 44;
    const width = 90 + index * 22;
    const color = colours[Math.round((index * (colours.length - 1)) / (steps.length - 1))] ?? '#ed1c24';
    marks.push({
      kind: 'shape',
      points: [
        [120, y],
        [120 + width, y],
        [136 + width, y + 17],
        [120 + width, y + 34],
        [120, y + 34],
      ],
      color,
    });
    marks.push({
      kind: 'text',
      x: 130,
      y: y + 9,
      size: 20,
      text: step,
      bold: true,
      color: index === 3 || index === 2 ? '#1f2a24' : '#ffffff',
    });
    if (step === own) {
      marks.push({
        kind: 'shape',
        points: [
          [390, y - 4],
          [475, y - 4],
          [475, y + 38],
          [390, y + 38],
          [370, y + 17],
        ],
        color: '#1f2a24',
      });
      marks.push({ kind: 'text', x: 398, y: y + 7, size: 28, text: step, bold: true, color: '#ffffff' });
    }
  });
  const facts = draft.features
    .split('; ')
    .slice(0, 4)
    .map((part) => part.replace('=', ': '));
  facts.forEach((text, index) => marks.push({ kind: 'text', x: 120, y: 300 - index * 22, size: 13, text }));
  marks.push({
    kind: 'text',
    x: 120,
    y: 40,
    size: 8,
    text: 'Etichetta dimostrativa di un prodotto immaginario.',
    color: '#6b7871',
  });
  return marks;
}
