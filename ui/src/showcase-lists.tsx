import { Line, LineList, LineName } from './line-list.tsx';
import { ShowcaseSection } from './showcase-section.tsx';
import favicon from './brand/favicon.svg';

/** Many things of one kind, one under the other. */
export const ShowcaseLists = () => (
  <ShowcaseSection title="Elenchi">
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
  </ShowcaseSection>
);
