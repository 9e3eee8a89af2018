import { isApiError } from '@rostrum/api-client';
import { authClient } from '@rostrum/auth-client';
import { ConfirmByLink } from '@rostrum/confirmation';
import { access, organisationProvider, type Joinable } from '@rostrum/contracts';
import { contractQueryOptions, tellRefusal, useContractMutation, useSession } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Card, Modal, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './join-card.module.css';

const roleWords: Record<Joinable['role'], string> = {
  staff: 'a member of staff',
  expert: 'an expert',
  agent: 'an agent',
};

/** An organisation that takes people with the address of the session. Absent unless there is one. */
export function JoinCard() {
  const { role } = useSession();
  const { data } = useQuery(contractQueryOptions(access.listJoinable));
  const join = useContractMutation(access.join);
  const [unproven, setUnproven] = useState<Joinable | null>(null);
  const enter = async (item: Joinable) => {
    const { company_username, name } = item;
    try {
      await join.mutateAsync({ body: { company_username } });
    } catch (error) {
      // Joining asks for a link that was mailed just now.
      if (isApiError(error) && error.code === 'confirmation_required') setUnproven(item);
      else tellRefusal(`You couldn't join ${name}.`)(error);
      return;
    }
    // Every tab leaves for the start page once the session is the organisation's.
    const result = await authClient.signIn(organisationProvider, { fields: { company_username } });
    if (!result.ok)
      notify.success({ title: `You are a member of ${name}.`, description: 'Sign in again to enter it.' });
  };
  return (
    <>
      {unproven ? (
        <Modal
          open
          title={`Join ${unproven.name}`}
          footer={null}
          width={440}
          onCancel={() => setUnproven(null)}
        >
          <p>Confirm that you still receive mail at your address at {unproven.domain}.</p>
          <ConfirmByLink
            proves="mailbox"
            onDone={() => {
              setUnproven(null);
              void enter(unproven);
            }}
          />
        </Modal>
      ) : null}
      {data?.items.map((item) => (
        <Card key={item.company_username} title={`Join ${item.name}`} className={styles.card}>
          <p>
            {item.name} takes people with an address at {item.domain} as members. You would be{' '}
            {roleWords[item.role]}.
          </p>
          {role === 'seeker' ? (
            <p className="r-secondary">
              From then on you sign in to {item.name}. What you have sent and saved as a seeker is kept, but
              you no longer see it here.
            </p>
          ) : null}
          <div>
            <Button type="primary" loading={join.isPending} onClick={() => void enter(item)}>
              Join {item.name}
            </Button>
          </div>
        </Card>
      ))}
    </>
  );
}
