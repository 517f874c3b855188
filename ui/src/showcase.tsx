import { ShowcaseControls } from './showcase-controls.tsx';
import { ShowcaseFoundations } from './showcase-foundations.tsx';
import { ShowcaseNavigation } from './showcase-navigation.tsx';
import css from './showcase.module.css';
import { Logo } from './brand/logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { ToastRegion } from './toast-region.tsx';

/** Every token and primitive on one page, in all its states. */
export const Showcase = () => (
  <div className={css.showcase}>
    <SkipLink href="#main">Vai al contenuto</SkipLink>
    <header className={`page ${css.top}`}>
      <Logo label="Casamaestra" height={48} />
      <p>Il muro maestro è quello che regge la casa. Qui ci sono i mattoni con cui costruiamo le pagine.</p>
    </header>
    <main id="main" className="page" tabIndex={-1}>
      <h1 className="visually-hidden">Componenti di Casamaestra</h1>
      <ShowcaseFoundations />
      <ShowcaseControls />
      <ShowcaseNavigation />
    </main>
    <ToastRegion />
  </div>
);
