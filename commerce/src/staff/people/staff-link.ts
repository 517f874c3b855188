import { newKey } from '../../customers/accounts/mailed-key.ts';
import { queueMail } from '../../mail-queue/queue-mail.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { putLink } from './people.queries.ts';
import type { LinkKind, PersonRow } from './people.queries.ts';

const HOUR_MS = 3_600_000;

/** How long a link may wait to be opened. */
const validMs: Readonly<Record<LinkKind, number>> = {
  invitation: 7 * 24 * HOUR_MS,
  recovery: HOUR_MS / 4,
  demo: 24 * HOUR_MS,
};

/** Where the back office lies on its host. */
const backOfficePath = '/gestione';

/** A link that signs a person in once. The key is in the fragment, so that no server's log has it. */
export async function newStaffLink(
  { clock, backOfficeUrl }: Pick<StaffDependencies, 'clock' | 'backOfficeUrl'>,
  database: Database,
  { staffId, kind }: { readonly staffId: number; readonly kind: LinkKind },
): Promise<string> {
  const { key, hash } = newKey();
  const now = clock.now();
  await putLink(database, {
    keyHash: hash,
    staffId,
    kind,
    now: new Date(now),
    expiresAt: new Date(now + validMs[kind]),
  });
  return `${backOfficeUrl()}${backOfficePath}/entra#${key}`;
}

/** Mails a link that adds a new passkey or app. */
export async function mailRecoveryLink(
  deps: Pick<StaffDependencies, 'clock' | 'backOfficeUrl'>,
  transaction: Database,
  person: Pick<PersonRow, 'id' | 'name' | 'email' | 'language'>,
): Promise<void> {
  const link = await newStaffLink(deps, transaction, { staffId: person.id, kind: 'recovery' });
  await queueMail(transaction, {
    kind: 'staff_recovery',
    recipient: person.email,
    language: person.language,
    payload: { firstName: person.name, link },
    dedupeKey: `staff_recovery:${link.slice(-43)}`,
  });
}
