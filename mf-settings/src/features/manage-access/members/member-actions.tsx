import { access, type Member } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Dropdown, EllipsisIcon, notify } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { MadeByMember, mayHaveMadeCredentials } from './made-by-member.tsx';
import { useDangerQuestion } from './use-danger-question.ts';

const ProfileDialog = lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog }));

export interface MemberActionsProps {
  member: Member;
  /** Opens what an agent looks after. */
  onScope: () => void;
}

/** What else can be done with a member. */
export function MemberActions({ member, onScope }: MemberActionsProps) {
  const { id, name, role, person } = member;
  const [isChoosing, setIsChoosing] = useState(false);
  const remove = useContractMutation(access.removeMember);
  const deactivate = useContractMutation(access.deactivateMember);
  const ask = useDangerQuestion();
  const withMade = (text: string) => (
    <>
      <p>{text}</p>
      {mayHaveMadeCredentials(member) ? <MadeByMember member={member} /> : null}
    </>
  );
  const askRemove = () =>
    ask(
      {
        title: `Remove ${name} from the organisation?`,
        content: withMade(
          "They are signed out of it at once and can't come back without an invitation. Their account and their profile stay.",
        ),
        okText: 'Remove them',
      },
      () =>
        remove
          .mutateAsync({ params: { id } })
          .then(
            () => notify.success({ title: `${name} was removed.` }),
            tellRefusal(`Could not remove ${name}.`),
          ),
    );
  const askDeactivate = () =>
    ask(
      {
        title: `Deactivate ${name}?`,
        content: withMade(
          [
            'They are signed out at once.',
            ...(role === 'owner' || role === 'administrator'
              ? ['Their personal API keys stop working for good.']
              : []),
            'Open inquiries assigned to them go back to the desk.',
            ...(person ? ['A published profile goes offline.'] : []),
            'What they did stays in the history, and you can activate them again.',
          ].join(' '),
        ),
        okText: 'Deactivate',
      },
      () =>
        deactivate
          .mutateAsync({ params: { id } })
          .then(
            () => notify.success({ title: `${name} was deactivated.` }),
            tellRefusal(`Could not deactivate ${name}.`),
          ),
    );
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...(role === 'agent'
              ? [{ key: 'scope', label: 'Change what they look after', onClick: onScope }]
              : []),
            { key: 'profile', label: 'Choose their profile', onClick: () => setIsChoosing(true) },
            { key: 'deactivate', label: 'Deactivate', onClick: askDeactivate },
            { key: 'remove', label: 'Remove from the organisation', danger: true, onClick: askRemove },
          ],
        }}
      >
        <Button type="text" icon={<EllipsisIcon aria-hidden />} aria-label={`More for ${name}`} />
      </Dropdown>
      {isChoosing ? (
        <Suspense>
          <ProfileDialog member={member} onClose={() => setIsChoosing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
