import { security, type SecurityOverview } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { App, Card, notify } from '@rostrum/ui-kit';
import { Switch } from '@rostrum/ui-kit/data';
import { useId } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import styles from './requirement-card.module.css';

const members = (count: number) =>
  count === 0
    ? 'Every member has a second step.'
    : count === 1
      ? 'One member has none yet and is asked to set it up.'
      : `${count} members have none yet and are asked to set it up.`;

/** Whether everybody in the organisation needs a second step. For those who run it. */
export function RequirementCard({ overview }: { overview: SecurityOverview }) {
  const id = useId();
  const { modal } = App.useApp();
  const { confirmed } = useConfirmation();
  const change = useContractMutation(security.requireSecondFactor);
  const { organisation } = overview;
  if (!organisation) return null;
  const hasOwn = overview.totp !== null || overview.passkeys.length > 0;

  const set = (requires_second_factor: boolean) =>
    confirmed(() => change.mutateAsync({ body: { requires_second_factor } })).then((changed) => {
      if (changed)
        notify.success(
          changed.requires_second_factor
            ? {
                title: 'Two-step verification is required now.',
                description: members(changed.members_without),
              }
            : { title: 'Two-step verification is optional again.' },
        );
    }, tellRefusal('Could not change the requirement.'));
  const ask = (isRequired: boolean) => {
    if (!isRequired) void set(false);
    else
      void modal.confirm({
        title: `Require two-step verification in ${organisation.name}?`,
        content:
          'Members without a second step can do nothing else until they have set one up. Your identity provider decides for members who sign in through it.',
        icon: null,
        okText: 'Require it',
        cancelText: 'Cancel',
        onOk: () => set(true),
      });
  };

  return (
    <Card title={organisation.name}>
      <div className={styles.switch}>
        <label htmlFor={id}>Require two-step verification</label>
        <Switch
          id={id}
          checked={organisation.requires_second_factor}
          loading={change.isPending}
          disabled={!hasOwn && !organisation.requires_second_factor}
          aria-describedby={`${id}-help`}
          onChange={ask}
        />
      </div>
      <p className={parts.help} id={`${id}-help`}>
        {hasOwn || organisation.requires_second_factor
          ? 'Members without an authenticator app or passkey are asked to set one up at their next step.'
          : 'Set up an authenticator app or a passkey for yourself first. Then you can require it of every member.'}
      </p>
    </Card>
  );
}
