import { jitRoles, ssoStatuses, type SsoStatus } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { App, notify } from '@rostrum/ui-kit';
import { Checkbox, Radio, Select } from '@rostrum/ui-kit/data';
import { statusWords } from './sso-words.ts';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

const roleNames = { staff: 'Staff', expert: 'Expert', agent: 'Agent' };

/** Who is offered single sign-on, and what it makes of people without an account. */
export function StateStep({ sso, confirmed }: SsoPartProps) {
  const { modal } = App.useApp();
  const show = useShowSso();
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
        content: 'Passwords and mailed links stop working for everybody except owners.',
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
        disabled={change.isPending || sso.kind === null}
        onChange={({ target }) => choose(target.value)}
      >
        {ssoStatuses.map((status) => (
          <Radio key={status} value={status}>
            <strong>{statusWords[status].name}</strong>
            <span className={styles.means}>{statusWords[status].means}</span>
          </Radio>
        ))}
      </Radio.Group>
      <label className={styles.label} htmlFor="sso-first-sign-in">
        At the first sign-in, a person without an account becomes
      </label>
      <Select
        id="sso-first-sign-in"
        className={styles.select}
        value={sso.jit_role ?? 'none'}
        disabled={first.isPending || sso.kind === null}
        options={[
          { value: 'none', label: 'Nothing: the sign-in is refused' },
          ...jitRoles.map((role) => ({ value: role, label: roleNames[role] })),
        ]}
        onChange={setRole}
      />
      <Checkbox
        checked={sso.update_profile}
        disabled={first.isPending || sso.kind === null}
        onChange={({ target }) => setUpdates(target.checked)}
      >
        Follow your provider at sign-in
        <span className={styles.means}>
          Names it sends replace changes made here. Profiles that never had a photo get its picture.
        </span>
      </Checkbox>
    </>
  );
}
