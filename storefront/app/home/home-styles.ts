import banners from './banners.module.css';
import brands from './brands.module.css';
import tiles from './category-tiles.module.css';
import departments from './departments.module.css';
import posts from './posts.module.css';
import project from './project.module.css';
import usps from './usps.module.css';

/**
 * A class of every part of the home page that the server alone writes: the build leaves out style sheets whose
 * classes no script of the browser names.
 */
export const partStyles: readonly (string | undefined)[] = [
  banners.section,
  brands.section,
  tiles.title,
  departments.band,
  posts.section,
  project.band,
  usps.band,
];
