import { noteHead } from '../change-sets/note-head.usecase.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { dayInItaly } from '../orders/back-office/list-orders.usecase.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import { ownersOf } from '../staff/people/manage-people.usecase.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';

/**
 * Once a day mails the end of the log of changes to the owners: kept outside the database, it proves later that nothing
 * was changed or cut off. @returns how many mails
 */
export function mailLogHead({
  database,
  clock,
}: Pick<StaffDependencies, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  const day = dayInItaly(now);
  return commitTogether(database, async (transaction) => {
    const noted = await noteHead(transaction, { day, at: new Date(now) });
    if (noted === undefined) return 0;
    const owners = (await ownersOf(transaction)).filter(
      ({ disabled, isEnrolled }) => isEnrolled && !disabled,
    );
    for (const { id, email, name, language } of owners)
      await queueMail(transaction, {
        kind: 'staff_log_head',
        recipient: email,
        language,
        payload: { firstName: name, ...noted },
        dedupeKey: `staff_log_head:${day}:${id}`,
      });
    return owners.length;
  });
}
