/** The roles of staff. A person may have several; of two grants the stronger holds. */
export const staffRoles = [
  'owner',
  'manager',
  'catalogue',
  'content',
  'support',
  'warehouse',
  'accounting',
  'reader',
] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a role may do with a subject, from nothing to everything. */
export const grants = ['none', 'view', 'ask', 'second', 'confirm', 'edit'] as const;
/**
 * `ask`: may ask for it, another decides. `confirm`: after proving again who one is, at most five minutes ago.
 * `second`: the same, and another person approves, never who asked.
 */
export type Grant = (typeof grants)[number];

/** What a grant does not reach. */
export type Limit =
  | 'texts'
  | 'promotions'
  | 'price_30_percent'
  | 'no_prices'
  | 'no_email'
  | 'name_and_address'
  | 'masked'
  | 'own'
  | 'team'
  | 'money';

type Cell = Grant | readonly [Grant, ...Limit[]];
type Row = Readonly<Record<StaffRole, Cell>>;

const row = (...cells: readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]): Row => {
  const [owner, manager, catalogue, content, support, warehouse, accounting, reader] = cells;
  return { owner, manager, catalogue, content, support, warehouse, accounting, reader };
};

const own = ['view', 'own'] as const;
const money = ['view', 'money'] as const;

/** Who may do what: one row a subject, one column a role, in the order of `staffRoles`. */
export const permissionTable = {
  products: row('edit', 'edit', 'edit', ['edit', 'texts'], 'view', 'view', 'view', 'view'),
  prices: row(
    'edit',
    'edit',
    ['edit', 'price_30_percent'],
    ['edit', 'promotions'],
    'view',
    'none',
    'view',
    'view',
  ),
  /** What the shop pays for its goods. */
  costs: row('edit', 'edit', 'edit', 'none', 'none', 'none', 'view', 'none'),
  bulk: row('confirm', 'confirm', 'confirm', 'none', 'none', 'none', 'none', 'none'),
  /** Prices of lists far from what they are, or under their cost, which a second person decides about. */
  held_prices: row('second', 'second', 'ask', 'none', 'none', 'none', 'none', 'none'),
  stock: row('edit', 'edit', 'edit', 'none', 'none', 'edit', 'view', 'view'),
  coupons: row('edit', 'edit', 'none', 'edit', 'view', 'none', 'view', 'view'),
  /** Seeing orders; preparing and shipping them. */
  orders: row('edit', 'edit', 'none', 'none', 'edit', ['edit', 'no_prices', 'no_email'], 'view', [
    'view',
    'masked',
  ]),
  order_changes: row('edit', 'edit', 'none', 'none', 'edit', 'none', 'none', 'none'),
  refunds: row('confirm', 'confirm', 'none', 'none', 'confirm', 'none', 'confirm', 'none'),
  /** Above what the guards let one person refund alone: by amount, or by how many within an hour. */
  large_refunds: row('second', 'second', 'none', 'none', 'ask', 'none', 'second', 'none'),
  /** By transfer to an account other than the payer's. */
  other_account: row('second', 'second', 'none', 'none', 'ask', 'none', 'second', 'none'),
  bank: row('edit', 'edit', 'none', 'none', 'none', 'none', 'edit', 'view'),
  invoices: row('edit', 'view', 'none', 'none', 'view', 'none', 'edit', 'view'),
  customers: row('edit', 'edit', 'none', 'none', 'edit', ['view', 'name_and_address'], 'view', [
    'view',
    'masked',
  ]),
  /** Ending the logins of every customer at once. */
  all_logins: row('confirm', 'confirm', 'none', 'none', 'none', 'none', 'none', 'none'),
  customer_data: row('second', 'none', 'none', 'none', 'none', 'none', 'none', 'none'),
  reviews: row('edit', 'edit', 'none', 'edit', 'edit', 'none', 'none', 'view'),
  /** Writing to everybody who bought an unsafe product cannot be taken back. */
  recalls: row('confirm', 'confirm', 'view', 'none', 'view', 'view', 'none', 'view'),
  /** Letters to everybody who subscribed. */
  newsletter: row('confirm', 'confirm', 'none', 'confirm', 'none', 'none', 'none', 'view'),
  /** The addresses of all of them, as a file. */
  subscribers: row('confirm', 'none', 'none', 'none', 'none', 'none', 'none', 'none'),
  /** Visits and the way to orders, of nobody by name. */
  figures: row('view', 'view', 'view', 'view', 'none', 'none', 'view', 'view'),
  content: row('edit', 'edit', 'none', 'edit', 'none', 'none', 'none', 'view'),
  settings: row('edit', 'edit', 'none', 'none', 'none', 'none', 'view', 'view'),
  /** What one person may do alone; a looser guard needs another. */
  guards: row('second', 'second', 'none', 'none', 'none', 'none', 'none', 'none'),
  money_settings: row('second', 'none', 'none', 'none', 'none', 'none', 'none', 'none'),
  people: row('confirm', 'view', 'none', 'none', 'none', 'none', 'none', 'none'),
  /** Tokens of programs, and addresses that are told what happens. */
  connections: row('confirm', 'none', 'none', 'none', 'none', 'none', 'none', 'none'),
  activity: row('view', ['view', 'team'], own, own, own, own, money, money),
  activity_export: row('view', 'none', 'none', 'none', 'none', 'none', 'none', 'none'),
} as const satisfies Readonly<Record<string, Row>>;

export type Subject = keyof typeof permissionTable;
export const subjects = Object.keys(permissionTable) as readonly Subject[];

/** What a call of staff needs. `anyone`: every person who is signed in; `nobody`: it signs somebody in. */
export type Permission =
  | 'nobody'
  | 'anyone'
  | { readonly subject: Subject; readonly needs: 'view' | 'ask' | 'edit' };

/** What a person may do with a subject, by all their roles. */
export interface Granted {
  readonly grant: Grant;
  readonly limits: readonly Limit[];
}

const read = (cell: Cell): Granted => {
  if (typeof cell === 'string') return { grant: cell, limits: [] };
  const [grant, ...limits] = cell;
  return { grant, limits };
};

const strength = ({ grant }: Granted): number => grants.indexOf(grant);

/** The only role of a session on a handheld, whatever roles its person has. */
export const handheldRole = 'warehouse' satisfies StaffRole;

/** Whether somebody with these roles may have a session on a handheld: who prepares orders. */
export const mayUseHandheld = (roles: readonly StaffRole[]): boolean =>
  reaches(grantedTo(roles, 'orders'), 'edit');

/** The weaker of two grants; of equal ones what either limits is limited. */
function weakerOf(one: Granted, other: Granted): Granted {
  if (strength(one) !== strength(other)) return strength(one) < strength(other) ? one : other;
  return { grant: one.grant, limits: [...new Set([...one.limits, ...other.limits])] };
}

/**
 * What a session reaches. One on a handheld carries `handheldRole` alone as its role, and `own` are the roles of its
 * person: it reaches what both do, so it widens nobody's rights.
 */
export function grantedIn(
  {
    roles,
    handheld,
  }: { readonly roles: readonly StaffRole[]; readonly handheld?: HandheldSession | undefined },
  subject: Subject,
): Granted {
  const granted = grantedTo(roles, subject);
  return handheld === undefined ? granted : weakerOf(granted, grantedTo(handheld.own, subject));
}

/** A session on a handheld. */
export interface HandheldSession {
  /** The roles its person has. */
  readonly own: readonly StaffRole[];
}

/** The strongest grant of some roles; of equal ones what all of them limit stays limited. */
export function grantedTo(roles: readonly StaffRole[], subject: Subject): Granted {
  const all = roles.map((role) => read(permissionTable[subject][role]));
  const most = Math.max(0, ...all.map(strength));
  const strongest = all.filter((one) => strength(one) === most);
  const [first = { grant: 'none', limits: [] } as const] = strongest;
  return {
    grant: first.grant,
    limits: first.limits.filter((limit) => strongest.every(({ limits }) => limits.includes(limit))),
  };
}

/** Whether a grant reaches what a call needs; the confirmation and the second person are asked for apart. */
export const reaches = ({ grant }: Granted, needs: 'view' | 'ask' | 'edit'): boolean => {
  if (needs === 'view') return grant !== 'none';
  if (needs === 'ask') return grant !== 'none' && grant !== 'view';
  return grant === 'edit' || grant === 'confirm' || grant === 'second';
};
