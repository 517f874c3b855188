/** Cookie that holds the language a visitor chose. */
export const languageCookie = 'language';
