import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ShowcaseControls } from './showcase-controls.tsx';
import { ShowcaseForms } from './showcase-forms.tsx';
import { ShowcaseFoundations } from './showcase-foundations.tsx';
import { ShowcaseLists } from './showcase-lists.tsx';
import { ShowcaseNavigation } from './showcase-navigation.tsx';
import css from './showcase.module.css';

/** Loaded once the page is there: no page of the shop carries what only the back office has. */
const ShowcaseStaff = lazy(async () => ({ default: (await import('./showcase-staff.tsx')).ShowcaseStaff }));

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

function StaffPartsWhenReady() {
  const ready = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return ready ? (
    <Suspense>
      <ShowcaseStaff />
    </Suspense>
  ) : null;
}

/** Every token and primitive, in all its states; a page body without its own landmarks. */
export const Showcase = () => (
  <div className={css.showcase}>
    <div className={`page ${css.top}`}>
      <h1>Componenti</h1>
      <p>Il muro maestro è quello che regge la casa. Questi sono i mattoni con cui costruiamo le pagine.</p>
    </div>
    <div className="page">
      <ShowcaseFoundations />
      <ShowcaseControls />
      <ShowcaseForms />
      <ShowcaseLists />
      <ShowcaseNavigation />
      <StaffPartsWhenReady />
    </div>
  </div>
);
