import { Line, LineList, LineName } from './line-list.tsx';
import { ShowcaseSection } from './showcase-section.tsx';
import { Table } from './table.tsx';
import css from './showcase.module.css';
import favicon from './brand/favicon.svg';

const tools = [
  ['Sega per legno', '400 mm', '19,90 €'],
  ['Seghetto ad archetto', '300 mm', '14,90 €'],
] as const;

/** Lists and tables. */
export const ShowcaseLists = () => (
  <ShowcaseSection title="Elenchi e tabelle">
    <LineList>
      <Line picture={<img src={favicon} alt="" />}>
        <LineName>
          <a href="#contenuto">Sega per legno, 400 mm</a>
        </LineName>
        <strong className="tabular">19,90 €</strong>
      </Line>
      <Line picture={null}>
        <LineName>Un prodotto senza foto</LineName>
        <strong className="tabular">12,00 €</strong>
      </Line>
    </LineList>
    <Table
      caption="Misure"
      columns={[{ title: 'Attrezzo' }, { title: 'Lunghezza' }, { title: 'Prezzo', end: true }]}
    >
      {tools.map(([tool, length, price]) => (
        <tr key={tool}>
          <th scope="row">{tool}</th>
          <td>{length}</td>
          <td className={css.amount}>{price}</td>
        </tr>
      ))}
    </Table>
  </ShowcaseSection>
);
