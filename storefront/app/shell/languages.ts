const yearInSeconds = 365 * 86_400;

/** The language buttons of the header: stores the choice for 365 days (L21), then reloads the page. */
export function attachLanguages(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-language]')) {
    button.addEventListener('click', () => {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `language=${button.dataset['language']}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
      location.reload();
    });
  }
}
