import { access, type Member } from '@rostrum/contracts';
import { invitationForm } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { RoleField } from '../roles/role-field.tsx';
import { ScopeField } from '../roles/scope-field.tsx';
import { NotInvited } from './not-invited.tsx';

const noScopes: Member['scopes'] = { departments: [], tags: [] };

const isMember = 'This person belongs to the organisation already.';

export interface InviteDialogProps {
  mayGiveOwner: boolean;
  onClose: () => void;
}

/** Invites people by their addresses, all with one role. Addresses that got none stay, each with the reason. */
export function InviteDialog({ mayGiveOwner, onClose }: InviteDialogProps) {
  const form = useContractForm({
    schema: invitationForm,
    name: 'invitation',
    values: { addresses: '', role: 'expert', scopes: noScopes, note: '' },
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const invite = useContractMutation(access.invite);
  const role = form.watch('role');

  async function send(
    addresses: readonly string[],
    { scopes, note }: { scopes: Member['scopes']; note: string },
  ): Promise<boolean> {
    setLeft([]);
    const { items } = await invite.mutateAsync({
      body: {
        invitations: addresses.map((email) => ({
          email,
          role,
          scopes: role === 'agent' ? scopes : noScopes,
          note,
        })),
      },
    });
    const sent = items.filter(({ outcome }) => outcome === 'invited').length;
    if (sent > 0)
      notify.success({
        title: sent === 1 ? 'One invitation is on its way.' : `${sent} invitations are on their way.`,
      });
    const others = items.filter(({ outcome }) => outcome !== 'invited');
    form.setValue('addresses', others.map(({ email }) => email).join('\n'));
    setLeft(others.map(({ email, message }) => `${email}: ${message ?? isMember}`));
    return others.length === 0;
  }

  return (
    <FormDialog
      form={form}
      title="Invite people"
      confirmLabel="Send invitations"
      marks="none"
      // Refusals of one address are shown beside the one field for all.
      explain={(refusal) => ({
        ...refusal,
        fields: refusal.fields.map((field) => ({
          ...field,
          path: field.path.endsWith('.note') ? 'note' : 'addresses',
        })),
      })}
      onSubmit={({ addresses, scopes, note }) => send(addresses, { scopes, note })}
      onClose={onClose}
    >
      <NotInvited lines={left} />
      <ProseField name="addresses" rows={4} autoFocus inputMode="email" spellCheck={false} />
      <RoleField mayGiveOwner={mayGiveOwner} />
      {role === 'agent' ? <ScopeField /> : null}
      <ProseField name="note" rows={3} isCounted />
    </FormDialog>
  );
}
