/** Element of the document with the page's data, as JSON. */
export const pageDataId = 'page-data';

/** Scroll positions in the session storage; read also by the script that scrolls before anything is hydrated. */
export const scrollKey = 'scroll-positions';

/** Marks the styles a page is rendered with in development, before its scripts are there. */
export const developmentStyles = 'data-development-styles';
