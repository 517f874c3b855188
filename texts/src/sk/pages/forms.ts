import type { forms as italian } from '../../it/pages/forms.ts';

export const forms: typeof italian = {
  unexpected: 'Vyskytla sa neočakávaná chyba. Skúste to znova.',
  unavailable: 'Služba momentálne neodpovedá. Skúste to znova o niekoľko minút.',
  tooMany: 'Priveľa požiadaviek za krátky čas: počkajte minútu a skúste to znova.',
  notFound: 'Čo hľadáte, tu už nie je. Vráťte sa späť alebo to skúste neskôr.',
};
