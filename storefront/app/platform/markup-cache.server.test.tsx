import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkupPlaces } from './markup-cache.server.ts';

it('cached markup replaces its placeholders, and text that only looks like a placeholder stays', () => {
  const places = new MarkupPlaces('a-random-word');
  let renders = 0;
  const Card = ({ name }: { name: string }) => {
    renders += 1;
    return <b>{name}</b>;
  };
  const list = (names: readonly string[], typed: string) =>
    renderToString(
      <ul title={typed}>
        {names.map((name) => (
          <li
            key={name}
            dangerouslySetInnerHTML={{ __html: places.place(`card ${name}`, <Card name={name} />) }}
          />
        ))}
      </ul>,
    );
  const page = list(['Più luce – 9 €', 'Sedia'], '[another-word 0]') + list(['Sedia'], '[0]');
  expect(places.fill(page).toString()).toBe(
    '<ul title="[another-word 0]"><li><b>Più luce – 9 €</b></li><li><b>Sedia</b></li></ul>' +
      '<ul title="[0]"><li><b>Sedia</b></li></ul>',
  );
  expect(renders).toBe(2);
});
