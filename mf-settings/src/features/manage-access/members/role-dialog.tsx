import { access, type Member, type MemberRole } from '@rostrum/contracts';
import { memberRoleForm } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { MadeByMember, mayHaveMadeCredentials } from './made-by-member.tsx';
import { RoleField } from '../roles/role-field.tsx';
import { roleNames } from '../roles/role-words.ts';
import { ScopeField } from '../roles/scope-field.tsx';

export interface RoleDialogProps {
  member: Member;
  /** What was chosen in the table. */
  role: MemberRole;
  mayGiveOwner: boolean;
  onClose: () => void;
}

/** Confirms another role, and asks an agent's scope. What was chosen stays when the server refuses. */
export function RoleDialog({ member, role: chosen, mayGiveOwner, onClose }: RoleDialogProps) {
  const form = useContractForm({
    schema: memberRoleForm,
    name: 'member_role',
    values: { role: chosen, scopes: member.scopes },
  });
  const change = useContractMutation(access.changeMember);
  const role = form.watch('role');
  const isNewRole = role !== member.role;
  return (
    <FormDialog
      form={form}
      title={isNewRole ? `Change the role of ${member.name}` : `What ${member.name} looks after`}
      confirmLabel={isNewRole ? `Make ${roleNames[role]}` : 'Save'}
      marks="none"
      onSubmit={async (body) => {
        await change.mutateAsync({
          params: { id: member.id },
          body: { role: body.role, ...(body.role === 'agent' && { scopes: body.scopes }) },
        });
        notify.success({ title: `${member.name} is ${roleNames[body.role]} now.` });
      }}
      onClose={onClose}
    >
      {isNewRole ? <RoleField mayGiveOwner={mayGiveOwner} /> : null}
      {role === 'agent' ? <ScopeField /> : null}
      {isNewRole && mayHaveMadeCredentials(member) && !mayHaveMadeCredentials({ role }) ? (
        <MadeByMember member={member} />
      ) : null}
      {isNewRole ? (
        <p className="r-secondary">They are signed out and sign in again with the new role.</p>
      ) : null}
    </FormDialog>
  );
}
