import { languageCookie, secureLanguageCookie } from '@casamaestra/contract/platform/language-cookie.ts';

const yearInSeconds = 365 * 86_400;

/** The language buttons of the header: stores the choice for 365 days (L21), then reloads the page. */
export function attachLanguages(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-language]')) {
    button.addEventListener('click', () => {
      const [name, secure] =
        location.protocol === 'https:' ? [secureLanguageCookie, '; Secure'] : [languageCookie, ''];
      document.cookie = `${name}=${button.dataset['language']}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
      location.reload();
    });
  }
}
