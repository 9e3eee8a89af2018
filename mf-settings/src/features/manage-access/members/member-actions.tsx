import { access, type Member } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { App, Button, Dropdown, EllipsisIcon, notify } from '@rostrum/ui-kit';

export interface MemberActionsProps {
  member: Member;
  /** Opens what an agent looks after. */
  onScope: () => void;
}

/** What else can be done with a member. */
export function MemberActions({ member: { id, name, role }, onScope }: MemberActionsProps) {
  const { modal } = App.useApp();
  const remove = useContractMutation(access.removeMember);
  const ask = () =>
    void modal.confirm({
      title: `Remove ${name} from the organisation?`,
      content:
        'They are signed out of it at once and cannot come back without an invitation. Their account and their profile stay.',
      icon: null,
      okText: 'Remove them',
      cancelText: 'Cancel',
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        remove
          .mutateAsync({ params: { id } })
          .then(
            () => notify.success({ title: `${name} was removed.` }),
            tellRefusal(`Could not remove ${name}.`),
          ),
    });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...(role === 'agent'
            ? [{ key: 'scope', label: 'Change what they look after', onClick: onScope }]
            : []),
          { key: 'remove', label: 'Remove from the organisation', danger: true, onClick: ask },
        ],
      }}
    >
      <Button type="text" icon={<EllipsisIcon aria-hidden />} aria-label={`More for ${name}`} />
    </Dropdown>
  );
}
