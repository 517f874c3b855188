import type { ConsentList } from '@casamaestra/contract/consent/consent.ts';
import { consentVersion } from '@casamaestra/contract/consent/consent-version.ts';
import { toolCategories } from '@casamaestra/contract/shop/shop-file.ts';
import type { OutsideTool, ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { shopText } from '@casamaestra/contract/shop/shop-words.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { consentTexts } from '@casamaestra/texts/service/consent-texts.ts';

const presented = (tool: OutsideTool, language: Language) => ({
  id: tool.id,
  category: tool.category,
  name: tool.name,
  provider: tool.provider,
  purpose: shopText(tool.purpose, language),
  lifetime: shopText(tool.lifetime, language),
  script: tool.script,
  attributes: tool.attributes ?? {},
  queue: tool.queue ?? null,
});

/** What the banner shows; categories without a tool are left out. Undefined: nothing needs consent. */
export function consentList(shop: ShopFile, language: Language): ConsentList | undefined {
  const version = consentVersion(shop);
  if (version === undefined) return undefined;
  const tools = (shop.outside_tools ?? []).map((tool) => presented(tool, language));
  const { words, categories } = consentTexts(language);
  return {
    version,
    tools,
    categories: toolCategories
      .filter((id) => tools.some(({ category }) => category === id))
      .map((id) => ({ id, ...categories[id] })),
    texts: words,
  };
}
