import { useMessages } from '../i18n/use-messages.ts';
import { hazardSymbols } from './hazard-symbols.tsx';
import css from './product-page.module.css';

/** Signal word and pictograms of a dangerous product, above its statements (Reg. (EC) 1272/2008, art. 48). */
export function HazardLabel({ label }: { label: readonly string[] }) {
  const { hazards } = useMessages().facts;
  const signalWord = ['danger', 'warning'].find((code) => label.includes(code));
  const pictograms = label.filter((code) => hazardSymbols[code] !== undefined);
  return (
    <div className={css.hazards}>
      {pictograms.length > 0 && (
        <ul>
          {pictograms.map((code) => (
            <li key={code}>
              <svg viewBox="0 0 100 100" width="64" height="64" aria-hidden="true" data-pictogram={code}>
                <path d="M50 3 97 50 50 97 3 50z" fill="#fff" stroke="#d40000" strokeWidth="5" />
                {hazardSymbols[code]}
              </svg>
              {hazards[code]} <small>{code}</small>
            </li>
          ))}
        </ul>
      )}
      {signalWord !== undefined && <p data-signal-word={signalWord}>{hazards[signalWord]}</p>}
    </div>
  );
}
