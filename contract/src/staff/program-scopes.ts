import type { Permission } from './permissions.ts';

type Needed = Exclude<Permission, string>;

/** What a token of a program may be given, each as a permission of staff that already exists. */
export const programScopes = {
  'orders.read': { subject: 'orders', needs: 'view' },
  'orders.fulfil': { subject: 'orders', needs: 'edit' },
  'products.read': { subject: 'products', needs: 'view' },
  'stock.edit': { subject: 'stock', needs: 'edit' },
  'prices.edit': { subject: 'prices', needs: 'edit' },
  'customers.read': { subject: 'customers', needs: 'view' },
} as const satisfies Readonly<Record<string, Needed>>;

export type ProgramScope = keyof typeof programScopes;
export const programScopeNames = Object.keys(programScopes) as readonly ProgramScope[];

const strength = { view: 0, ask: 1, edit: 2 } as const;

/** Whether some of these scopes open a call; those that anybody of staff may make are for people only. */
export const scopesReach = (scopes: readonly ProgramScope[], permission: Permission): boolean =>
  typeof permission !== 'string' &&
  scopes.some((scope) => {
    const { subject, needs } = programScopes[scope];
    return subject === permission.subject && strength[needs] >= strength[permission.needs];
  });
