import { access, type Member } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Dropdown, EllipsisIcon, notify } from '@rostrum/ui-kit';
import { roleNames } from '../roles/role-words.ts';
import styles from './members.module.css';
import { useDangerQuestion } from './use-danger-question.ts';

/** The way back for someone who is kept out, and the way out for good. */
export function DeactivatedActions({ member: { id, name, role } }: { member: Member }) {
  const ask = useDangerQuestion();
  const activate = useContractMutation(access.activateMember);
  const remove = useContractMutation(access.removeDeactivated);
  const askRemove = () =>
    ask(
      {
        title: `Remove ${name} for good?`,
        content:
          'They leave this list and can no longer be activated. Nothing keeps them out any more: an invitation, single sign-on or a domain that may join lets them in again. What they did stays in the history, and so does their profile.',
        okText: 'Remove for good',
      },
      () =>
        remove
          .mutateAsync({ params: { id } })
          .then(
            () => notify.success({ title: `${name} was removed.` }),
            tellRefusal(`Could not remove ${name}.`),
          ),
    );
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        loading={activate.isPending}
        aria-label={`Activate ${name}`}
        onClick={() =>
          void activate
            .mutateAsync({ params: { id } })
            .then(
              () => notify.success({ title: `${name} is ${roleNames[role]} again.` }),
              tellRefusal(`Could not activate ${name}.`),
            )
        }
      >
        Activate
      </Button>
      <Dropdown
        trigger={['click']}
        menu={{ items: [{ key: 'remove', label: 'Remove for good', danger: true, onClick: askRemove }] }}
      >
        <Button type="text" icon={<EllipsisIcon aria-hidden />} aria-label={`More for ${name}`} />
      </Dropdown>
    </span>
  );
}
