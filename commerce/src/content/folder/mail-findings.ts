import { mailKinds, mailPlaceholders, mailShopPlaceholders } from '../../mail-queue/mail-placeholders.ts';
import type { PlacedFinding } from './issue-findings.ts';

const allowedIn = new Map<string, readonly string[]>(
  mailKinds.flatMap((kind) => {
    const own = mailPlaceholders[kind];
    return own === null ? [] : [[kind, [...own, ...mailShopPlaceholders]]];
  }),
);

function findingsIn(kind: string, field: string, text: string, allowed: readonly string[]): PlacedFinding[] {
  const named = [...text.matchAll(/\{\{([^{}]*)\}?\}?/g)].map(([found, name = '']) => ({
    found,
    name: name.trim(),
  }));
  return named
    .filter(({ found, name }) => !found.endsWith('}}') || !allowed.includes(name))
    .map(({ found }) => ({
      path: [kind, field],
      finding: {
        code: 'mail_placeholder_unknown',
        facts: { found, allowed: allowed.map((one) => `{{${one}}}`) },
      },
    }));
}

/** Kinds of mail and placeholders that no mail has, in the fields of `mails.it.yaml`. */
export function mailFindings(fields: Readonly<Record<string, unknown>>): PlacedFinding[] {
  return Object.entries(fields).flatMap(([kind, sentences]): PlacedFinding[] => {
    const allowed = allowedIn.get(kind);
    if (allowed === undefined)
      return [
        {
          path: [],
          key: kind,
          finding: { code: 'mail_unknown', facts: { found: kind, allowed: [...allowedIn.keys()] } },
        },
      ];
    return Object.entries(sentences ?? {}).flatMap(([field, text]) =>
      typeof text === 'string' ? findingsIn(kind, field, text, allowed) : [],
    );
  });
}
