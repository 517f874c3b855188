import type { Messages } from '../../it/pages.ts';

export const listingServer: Messages['listingServer'] = {
  correction: (from, to) => `No products for “${from}”: here are the results for “${to}”.`,
  searchExact: (from) => `Search for “${from}” instead`,
  relaxed: 'Few or no products hold every word: here are the nearest too.',
  searchTabs: 'Search results',
  searchTab: { '': 'Products', reparti: 'Departments', marche: 'Brands', guide: 'Guides and help' },
  view: 'View',
  grid: 'Grid',
  list: 'List',
  emptyTitle: (term) => (term === '' ? 'No products with these filters' : `No results for “${term}”`),
  emptyText: 'Check the spelling, try a more general word or remove a filter.',
  emptyNear: (label: string) =>
    `We do not have what you are looking for, or it has another name. The nearest department is “${label}”.`,
  toNearest: (label: string) => `See ${label}`,
  emptyFilteredText: 'Remove a filter or widen the price range.',
  removeFilters: 'Remove all filters',
  beyondTitle: 'The results end sooner',
  beyondText: (page, pages) => `There is no page ${page}: the last one is ${pages}.`,
  toLastPage: 'Go to the last page',
  toFirstPage: 'Back to the first',
  login: 'Log in',
  unknownTitle: 'This category does not exist',
  unknownText: 'It may have moved. Start from one of these or search for what you need.',
  columns: (count) => `${count} in a row`,
  columnsOf: 'Products in a row',
  highlights: 'Highlights',
  previousProducts: 'Show the previous ones',
  missingTitle: 'This page does not exist',
  missingText:
    'The address leads to no listing of the shop. Start from a department or search for what you need.',
};
