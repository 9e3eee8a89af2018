import { access, type Member, type MemberRole } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Modal, notify } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { RoleField } from '../roles/role-field.tsx';
import { roleNames } from '../roles/role-words.ts';
import { ScopeFields, checkScope } from '../roles/scope-fields.tsx';
import styles from './members.module.css';

export interface RoleDialogProps {
  member: Member;
  /** What was chosen in the table. */
  role: MemberRole;
  mayGiveOwner: boolean;
  onClose: () => void;
}

/** Confirms another role, and asks an agent's scope. What was chosen stays when the server refuses. */
export function RoleDialog({ member, role: chosen, mayGiveOwner, onClose }: RoleDialogProps) {
  const id = useId();
  const [role, setRole] = useState(chosen);
  const [scopes, setScopes] = useState(member.scopes);
  const [fault, setFault] = useState<string>();
  const change = useContractMutation(access.changeMember, {
    onSuccess: () => {
      notify.success({ title: `${member.name} is ${roleNames[role]} now.` });
      onClose();
    },
  });
  const isNewRole = role !== member.role;
  const submit = () => {
    const found = checkScope(role, scopes);
    setFault(found);
    if (found === undefined)
      change.mutate({ params: { id: member.id }, body: { role, ...(role === 'agent' && { scopes }) } });
  };
  return (
    <Modal
      open
      title={isNewRole ? `Change the role of ${member.name}` : `What ${member.name} looks after`}
      okText={isNewRole ? `Make ${roleNames[role]}` : 'Save'}
      cancelText="Cancel"
      confirmLoading={change.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        {change.error ? <Alert type="error" showIcon title={change.error.message} /> : null}
        {isNewRole ? (
          <div>
            <label className="r-label" htmlFor={id}>
              Role
            </label>
            <RoleField id={id} value={role} onChange={setRole} mayGiveOwner={mayGiveOwner} />
          </div>
        ) : null}
        {role === 'agent' ? (
          <ScopeFields
            value={scopes}
            fault={fault}
            onChange={(next) => {
              setScopes(next);
              setFault(undefined);
            }}
          />
        ) : null}
        {isNewRole ? (
          <p className="r-secondary">They are signed out and sign in again with the new role.</p>
        ) : null}
      </div>
    </Modal>
  );
}
