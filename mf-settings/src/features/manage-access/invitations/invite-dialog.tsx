import { access, type MemberRole } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Input, Modal, notify } from '@rostrum/ui-kit';
import { Alert, FieldError } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { RoleField } from '../roles/role-field.tsx';
import { ScopeFields, checkScope } from '../roles/scope-fields.tsx';
import { readAddresses } from './read-addresses.ts';
import styles from './invitations.module.css';

const most = 20;
const noScopes = { departments: [], tags: [] };

const reasons = {
  already_member: 'belongs to the organisation already',
  too_many_mails: 'got three invitations within the hour; try again later',
} as const;

function faultOf({ valid, invalid }: ReturnType<typeof readAddresses>): string | undefined {
  if (invalid.length > 0) return `“${invalid[0]}” is no email address.`;
  if (valid.length === 0) return 'Enter at least one email address.';
  return valid.length > most
    ? `Invite at most ${most} people at once; these are ${valid.length}.`
    : undefined;
}

export interface InviteDialogProps {
  mayGiveOwner: boolean;
  onClose: () => void;
}

/** Invites people by their addresses, all with one role. Addresses that got none stay, each with the reason. */
export function InviteDialog({ mayGiveOwner, onClose }: InviteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [role, setRole] = useState<MemberRole>('expert');
  const [scopes, setScopes] = useState<{ departments: string[]; tags: string[] }>(noScopes);
  const [fault, setFault] = useState<string>();
  const [scopeFault, setScopeFault] = useState<string>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const invite = useContractMutation(access.invite, {
    onSuccess: ({ items }) => {
      const sent = items.filter(({ outcome }) => outcome === 'invited').length;
      if (sent > 0)
        notify.success({
          title: sent === 1 ? 'One invitation is on its way.' : `${sent} invitations are on their way.`,
        });
      const others = items.filter(({ outcome }) => outcome !== 'invited');
      if (others.length === 0) return onClose();
      setText(others.map(({ email }) => email).join('\n'));
      setLeft(
        others.map(({ email, outcome }) => (outcome === 'invited' ? email : `${email} ${reasons[outcome]}.`)),
      );
    },
  });
  const shown = fault ?? invite.error?.fields[0]?.message;

  const submit = () => {
    const read = readAddresses(text);
    const found = faultOf(read);
    const unscoped = checkScope(role, scopes);
    setFault(found);
    setScopeFault(unscoped);
    setLeft([]);
    if (found === undefined && unscoped === undefined)
      invite.mutate({
        body: {
          invitations: read.valid.map((email) => ({
            email,
            role,
            scopes: role === 'agent' ? scopes : noScopes,
          })),
        },
      });
  };

  return (
    <Modal
      open
      title="Invite people"
      okText="Send invitations"
      cancelText="Cancel"
      confirmLoading={invite.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.dialog}>
        {invite.error && !invite.error.fields.length ? (
          <Alert type="error" showIcon title={invite.error.message} />
        ) : null}
        {left.length > 0 ? (
          <Alert
            type="warning"
            showIcon
            title="These were not invited"
            description={
              <ul className={styles.left}>
                {left.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            }
          />
        ) : null}
        <div>
          <label className="r-label" htmlFor={`${id}-addresses`}>
            Email addresses
          </label>
          <Input.TextArea
            id={`${id}-addresses`}
            value={text}
            rows={4}
            autoFocus
            inputMode="email"
            spellCheck={false}
            status={shown ? 'error' : undefined}
            aria-invalid={shown ? true : undefined}
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              setText(event.target.value);
              setFault(undefined);
            }}
          />
          <div id={`${id}-help`}>
            {shown ? (
              <FieldError>{shown}</FieldError>
            ) : (
              <p className={styles.help}>One a line, or with commas between; up to {most}.</p>
            )}
          </div>
        </div>
        <div>
          <label className="r-label" htmlFor={`${id}-role`}>
            Role
          </label>
          <RoleField id={`${id}-role`} value={role} onChange={setRole} mayGiveOwner={mayGiveOwner} />
        </div>
        {role === 'agent' ? (
          <ScopeFields
            value={scopes}
            fault={scopeFault}
            onChange={(next) => {
              setScopes(next);
              setScopeFault(undefined);
            }}
          />
        ) : null}
      </div>
    </Modal>
  );
}
