import { grantOf, type Action, type Grant, type MemberRole } from '@rostrum/contracts';
import { Card, CheckIcon, CircleXIcon, MinusIcon } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import styles from './role-card.module.css';

const shown = ['administrator', 'agent', 'expert', 'staff'] as const satisfies MemberRole[];
type ShownRole = (typeof shown)[number];
const names: Record<ShownRole, string> = {
  administrator: 'Admin',
  agent: 'Agent',
  expert: 'Expert',
  staff: 'Staff',
};

/** The policy's own actions, in the words of those who give roles. */
const actions: readonly [Action, string][] = [
  ['person.read', 'See profiles'],
  ['person.publish', 'Publish profiles'],
  ['inquiry.reply', 'Reply to inquiries'],
  ['inquiry.assign', 'Assign inquiries and pass them on'],
  ['analytics.read', 'See analytics'],
  ['invitation.manage', 'Invite and remove members'],
];

const reach: Record<Grant, string> = {
  allow: '',
  scope: ', in their departments',
  own: ', their own',
  deny: '',
};

function Mark({ grant }: { grant: Grant }) {
  if (grant === 'deny') return <CircleXIcon size={15} className={styles.no} aria-label="No:" />;
  return grant === 'own' ? (
    <MinusIcon size={15} className={styles.own} aria-label="Partly:" />
  ) : (
    <CheckIcon size={15} className={styles.yes} aria-label="Yes:" />
  );
}

/** What a role may do, read from the policy that the server asks too. */
export function RoleCard() {
  const [role, setRole] = useState<ShownRole>('agent');
  return (
    <Card title="What a role can do">
      <Segmented<ShownRole>
        block
        size="small"
        aria-label="Role"
        options={shown.map((value) => ({ value, label: names[value] }))}
        value={role}
        onChange={setRole}
      />
      <ul className={styles.list}>
        {actions.map(([action, words]) => {
          const grant = grantOf(role, action);
          return (
            <li key={action} data-grant={grant}>
              <Mark grant={grant} />
              <span>
                {words}
                {reach[grant]}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
