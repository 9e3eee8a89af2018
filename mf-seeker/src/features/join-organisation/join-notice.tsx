import { access } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Card, LinkButton } from '@rostrum/ui-kit';

/** Tells whoever has an address of an organisation that they may join it. Absent for everybody else. */
export function JoinNotice() {
  const { data } = useQuery(contractQueryOptions(access.listJoinable));
  return data?.items.map(({ company_username, name, domain }) => (
    <Card key={company_username} title={`Do you work at ${name}?`}>
      <p className="r-secondary">People with an address at {domain} can join it.</p>
      <LinkButton href="/dashboard/settings/contact">See what joining means</LinkButton>
    </Card>
  ));
}
