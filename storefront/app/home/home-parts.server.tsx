import type { Language } from '@casamaestra/texts/languages.ts';
import { markupOf } from '../listing/markup.server.tsx';
import { Banners } from './banners.server.tsx';
import { Brands } from './brands.server.tsx';
import { Departments } from './departments.server.tsx';
import type { HomeParts } from './home-shown.ts';
import type { HomeView } from './home-view.ts';
import { Posts } from './posts.server.tsx';
import { Project } from './project.server.tsx';
import { Usps } from './usps.server.tsx';

/** The parts of the home page that only link, in the language of the page. */
export function homeParts(view: HomeView, locale: Language): HomeParts {
  const { lang } = view;
  return {
    promises: markupOf(locale, <Usps promises={view.promises} />),
    rooms: markupOf(
      locale,
      <>
        <Departments tiles={view.departments} categories={view.categories} lang={lang} />
        <Project promo={view.promo} lang={lang} />
      </>,
    ),
    guides: markupOf(
      locale,
      <>
        <Posts posts={view.posts} />
        <Banners banners={view.banners} lang={lang} />
        <Brands tiles={view.brands} />
      </>,
    ),
  };
}
