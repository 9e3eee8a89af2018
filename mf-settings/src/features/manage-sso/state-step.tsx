import { jitRoles, ssoStatuses, type SsoStatus } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { App, notify } from '@rostrum/ui-kit';
import { Checkbox, Radio, Select } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { findStatusBlocker, statusWords } from './sso-words.ts';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

const roleNames = { staff: 'Staff', expert: 'Expert', agent: 'Agent' };

/** Who is offered single sign-on, and what it makes of people without an account. */
export function StateStep({ sso, confirmed }: SsoPartProps) {
  const { modal } = App.useApp();
  const show = useShowSso();
  const id = useId();
  const [now] = useState(Date.now);
  const isWithoutProvider = sso.kind === null;
  const change = useContractMutation(ssoAdmin.setStatus);
  const first = useContractMutation(ssoAdmin.setFirstSignIn);
  const set = (status: SsoStatus) =>
    confirmed(() => change.mutateAsync({ body: { status } })).then((saved) => {
      if (!saved) return;
      show(saved);
      notify.success({ title: `Single sign-on: ${statusWords[status].name}` });
    }, tellRefusal('Could not change single sign-on.'));
  const choose = (status: SsoStatus) => {
    if (status !== 'enforced') void set(status);
    else
      void modal.confirm({
        title: `Make single sign-on the only way into ${sso.organisation}?`,
        content: 'Passwords and emailed links stop working for all members except owners.',
        icon: null,
        okText: 'Enforce it',
        cancelText: 'Cancel',
        onOk: () => set(status),
      });
  };
  const setRole = (role: 'staff' | 'expert' | 'agent' | 'none') =>
    first
      .mutateAsync({ body: { role: role === 'none' ? null : role } })
      .then(show, tellRefusal('Could not change what a first sign-in does.'));
  const setUpdates = (isOn: boolean) =>
    first
      .mutateAsync({ body: { role: sso.jit_role, update_profile: isOn } })
      .then(show, tellRefusal('Could not change what later sign-ins update.'));
  return (
    <>
      <Radio.Group
        className={styles.states}
        aria-label="State of single sign-on"
        value={sso.status}
        disabled={change.isPending}
        onChange={({ target }) => choose(target.value)}
      >
        {ssoStatuses.map((status) => {
          // The state that is set stays available: its requirement may have gone since.
          const blocker = status === sso.status ? null : findStatusBlocker(status, sso, now);
          return (
            <Radio
              key={status}
              value={status}
              disabled={change.isPending || blocker !== null}
              aria-describedby={`${id}-${status}`}
            >
              <strong>{statusWords[status].name}</strong>
              <span className={styles.means} id={`${id}-${status}`}>
                {statusWords[status].means}
                {blocker === null ? null : <span className={styles.blocker}>{blocker}</span>}
              </span>
            </Radio>
          );
        })}
      </Radio.Group>
      <label className={styles.label} htmlFor="sso-first-sign-in">
        People without an account become, at their first sign-in
      </label>
      <Select
        id="sso-first-sign-in"
        className={styles.select}
        value={sso.jit_role ?? 'none'}
        disabled={first.isPending || isWithoutProvider}
        aria-describedby={isWithoutProvider ? `${id}-first` : undefined}
        options={[
          { value: 'none', label: 'No account: the sign-in is refused' },
          ...jitRoles.map((role) => ({ value: role, label: roleNames[role] })),
        ]}
        onChange={setRole}
      />
      {isWithoutProvider ? (
        <p className={styles.quiet} id={`${id}-first`}>
          Connect your identity provider before you choose what its sign-ins do.
        </p>
      ) : null}
      <Checkbox
        checked={sso.update_profile}
        disabled={first.isPending || isWithoutProvider}
        aria-describedby={`${id}-updates`}
        onChange={({ target }) => setUpdates(target.checked)}
      >
        Update profiles from your provider at each sign-in
        <span className={styles.means} id={`${id}-updates`}>
          Names from your provider replace names changed here. Profiles without a photo get its picture.
          {isWithoutProvider ? ' Connect your identity provider first.' : null}
        </span>
      </Checkbox>
    </>
  );
}
