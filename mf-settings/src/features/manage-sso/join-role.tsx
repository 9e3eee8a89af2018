import { jitRoles, type JitRole } from '@rostrum/contracts';
import { ssoAdmin, type SsoDomainEntry } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import { useShowSso } from './sso.queries.ts';
import styles from './sso.module.css';

const inviteOnly = 'invite-only';
const words: Record<JitRole, string> = {
  staff: 'Staff',
  expert: 'Expert, with a profile once you connect one',
  agent: 'Agent, who sees nothing until you give a scope',
};
const options = [
  { value: inviteOnly, label: 'No account: by invitation only' },
  ...jitRoles.map((role) => ({ value: role, label: words[role] })),
];

/** Chooses the role of people who join by themselves with a confirmed address at a verified domain. Saved at once. */
export function JoinRole({ entry: { domain, join_role } }: { entry: SsoDomainEntry }) {
  const id = useId();
  const show = useShowSso();
  const change = useContractMutation(ssoAdmin.setJoining);
  const choose = (value: string) => {
    const role = jitRoles.find((each) => each === value) ?? null;
    void change.mutateAsync({ body: { domain, role } }).then((saved) => {
      show(saved);
      notify.success({
        title:
          role === null
            ? `People with an address at ${domain} now join by invitation only.`
            : `People with an address at ${domain} can join now.`,
      });
    }, tellRefusal('Could not change who may join.'));
  };
  return (
    <div className={styles.joining}>
      <label htmlFor={id}>People who join with an address at {domain} become</label>
      <Select
        id={id}
        value={join_role ?? inviteOnly}
        options={options}
        loading={change.isPending}
        disabled={change.isPending}
        onChange={choose}
      />
    </div>
  );
}
