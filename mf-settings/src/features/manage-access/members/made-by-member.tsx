import type { Member } from '@rostrum/contracts';
import { memberCredentials, type MemberCredential } from '@rostrum/contracts/settings';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, PanelError, RelativeTime, notify } from '@rostrum/ui-kit';
import styles from './made-by-member.module.css';

const kindWords: Record<MemberCredential['kind'], string> = {
  api_key: 'API key',
  calendar: 'Calendar address',
  webhook: 'Webhook',
  people_feed: 'HR feed',
  invitation: 'Open invitation',
};

/** Returns whether a member may have made keys, addresses and webhooks that outlive their role. */
export const mayHaveMadeCredentials = ({ role }: Pick<Member, 'role'>): boolean =>
  role === 'owner' || role === 'administrator';

function Entry({ memberId, entry }: { memberId: string; entry: MemberCredential }) {
  const { kind, id, name, made_at, last_used_at } = entry;
  const revoke = useContractMutation(memberCredentials.revoke, { invalidates: ['integrations', 'access'] });
  const end = () =>
    revoke
      .mutateAsync({ params: { id: memberId }, body: { kind, id } })
      .then(
        () => notify.success({ title: `${kindWords[kind]} “${name}” is revoked.` }),
        tellRefusal(`Could not revoke “${name}”.`),
      );
  return (
    <li className={styles.entry}>
      <span>
        <span className={styles.name}>
          {kindWords[kind]}: {name}
        </span>
        <span className="r-caption">
          {last_used_at === null ? (
            <>
              Made <RelativeTime value={made_at} />
            </>
          ) : (
            <>
              Last used <RelativeTime value={last_used_at} />
            </>
          )}
        </span>
      </span>
      <Button
        danger
        size="small"
        aria-label={`Revoke ${kindWords[kind]} ${name}`}
        loading={revoke.isPending}
        onClick={() => void end()}
      >
        Revoke
      </Button>
    </li>
  );
}

/** Credentials of a member that stay valid after a removal or demotion, each with Revoke. */
export function MadeByMember({ member }: { member: Pick<Member, 'id' | 'name'> }) {
  const { data, isError, isFetching, refetch } = useQuery(
    contractQueryOptions(memberCredentials.list, { params: { id: member.id } }),
  );
  if (isError) return <PanelError onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="made-by-member">
      <h3 id="made-by-member" className={styles.title}>
        {member.name} made these
      </h3>
      <p className="r-secondary">
        They keep working after this change, except that keys stop adding or removing members. Revoke what you
        no longer need.
      </p>
      <ul className={styles.list}>
        {data.items.map((entry) => (
          <Entry key={`${entry.kind} ${entry.id}`} memberId={member.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
