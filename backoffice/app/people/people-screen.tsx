import {
  endSessionsOfPersonOperation,
  peopleOperation,
  type Person,
  sendAccessLinkOperation,
} from '@casamaestra/contract/staff/people.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Dialog } from '@casamaestra/ui/dialog.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { InviteForm, PersonForm } from './person-forms.tsx';
import css from './people.module.css';

const everybody = () => reading(peopleOperation, {});

/** Who works here, with which roles; invitations, changes, and the end of sessions. */
export function PeopleScreen() {
  const { data, error } = useQuery(everybody());
  const { people, shell } = texts();
  const mayEdit = may(useMe(), 'people', 'edit');
  const [open, setOpen] = useState<Person | 'invite'>();
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    void queryClient.invalidateQueries(everybody());
  };
  const columns = [people.name, people.roles, people.state, people.lastSeen].map((title) => ({ title }));
  return (
    <>
      <ScreenHead title={shell.screens.people}>
        {mayEdit && (
          <Button size="s" icon="plus" onClick={() => setOpen('invite')}>
            {people.invite}
          </Button>
        )}
      </ScreenHead>
      <Failure error={error} />
      {data && (
        <Table
          caption={shell.screens.people}
          columns={mayEdit ? [...columns, { title: people.acts, hidden: true }] : columns}
          className={css.table}
        >
          {data.map((person) => (
            <PersonRow key={person.id} person={person} onEdit={mayEdit ? () => setOpen(person) : undefined} />
          ))}
        </Table>
      )}
      <Dialog
        open={open !== undefined}
        title={open === 'invite' ? people.invite : (open?.name ?? '')}
        closeLabel={shell.close}
        onClose={close}
      >
        {open === 'invite' ? (
          <InviteForm onDone={done} />
        ) : (
          open && <PersonForm person={open} onDone={done} />
        )}
      </Dialog>
    </>
  );
}

function PersonRow({ person, onEdit }: { person: Person; onEdit: (() => void) | undefined }) {
  const { people, shell } = texts();
  const ended = useMutation({
    mutationFn: () => callStaff(endSessionsOfPersonOperation, { id: person.id }),
    onSuccess: () => queryClient.invalidateQueries(everybody()),
  });
  const sent = useMutation({
    mutationFn: () => callStaff(sendAccessLinkOperation, { id: person.id }),
  });
  const state = person.disabled ? people.disabled : person.enrolled ? people.active : people.invited;
  return (
    <tr>
      <th scope="row">
        {person.name}
        <small>{person.email}</small>
      </th>
      <td>{person.roles.map((role) => shell.roles[role]).join(', ')}</td>
      <td>
        <Badge tone={!person.disabled && person.enrolled ? 'positive' : 'neutral'}>{state}</Badge>
      </td>
      <td>
        {person.last_seen_at === null ? people.never : moment(person.last_seen_at)}
        <small>{people.sessions(person.sessions, counted(person.sessions))}</small>
        {person.handheld_sessions > 0 && (
          <small>{people.handhelds(person.handheld_sessions, counted(person.handheld_sessions))}</small>
        )}
        <small role="status">{sent.data && people.linkSent(sent.data.sent_to)}</small>
        <Failure error={ended.error ?? sent.error} id={`failure-${person.id}`} />
      </td>
      {onEdit && (
        <td>
          <div className={css.acts}>
            <Button size="s" variant="secondary" aria-label={people.editNamed(person.name)} onClick={onEdit}>
              {people.edit}
            </Button>
            {person.enrolled && !person.disabled && (
              <Button
                size="s"
                variant="quiet"
                aria-label={people.sendLinkNamed(person.name)}
                busy={sent.isPending}
                onClick={() => sent.mutate()}
              >
                {people.sendLink}
              </Button>
            )}
            {person.sessions > 0 && (
              <Button
                size="s"
                variant="quiet"
                aria-label={people.endSessionsNamed(person.name)}
                busy={ended.isPending}
                onClick={() => ended.mutate()}
              >
                {people.endSessions}
              </Button>
            )}
          </div>
        </td>
      )}
    </tr>
  );
}
