import type { Page } from 'playwright-core';

/**
 * What a person meets on a page: its title and description, its text nodes that are shown, the attributes that are read
 * out or hovered, and what search engines are told of it (JSON-LD).
 */
export const visibleWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = [document.title];
    for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
      const content = meta.getAttribute('content') ?? '';
      if (!/^(https?:|website$|product$|article$|[a-z]{2}_[A-Z]{2}$)/.test(content)) words.push(content);
    }
    const told = (value: unknown): void => {
      if (typeof value === 'string') {
        if (!/^https?:/.test(value)) words.push(value);
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, item] of Object.entries(value))
          if (!key.startsWith('@') || key === '@graph') told(item);
      }
    };
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
      told(JSON.parse(data.textContent ?? ''));
    }
    // Provinces and towns are names.
    const unread =
      'script, style, template, noscript, textarea, kbd, select[autocomplete*=address-level] option';
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node instanceof Element) {
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-roledescription',
          'aria-valuetext',
          'title',
          'alt',
          'placeholder',
          // What the empty list of suggestions says, by its style.
          'data-empty',
        ]) {
          words.push(node.getAttribute(name) ?? '');
        }
        continue;
      }
      const parent = node.parentElement;
      if (parent === null || parent.closest(unread) !== null) continue;
      // What matches a search is marked within the name it is a part of.
      const broken = parent.closest(':has(> mark)');
      words.push((broken ?? node).textContent ?? '');
    }
    return words.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
