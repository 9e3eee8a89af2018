import { Avatar, Bone, Card, PanelError } from '@rostrum/ui-kit';
import { useRecentlyViewed } from './history.queries.ts';
import { PersonLink } from './person-link.tsx';

const shown = 4;

/** Whose page was opened lately, to be found again in one press. */
export function RecentlyViewed({ hrefOf }: { hrefOf: (username: string) => string }) {
  const viewed = useRecentlyViewed(shown);
  return (
    <Card title="Recently viewed" flush>
      {viewed.isPending && <Bone height={120} />}
      {viewed.isError && <PanelError onRetry={() => void viewed.refetch()} retrying={viewed.isFetching} />}
      {viewed.data?.people.length === 0 && (
        <p className="sk-people-links__empty">Profiles you open are listed here.</p>
      )}
      {viewed.data && viewed.data.people.length > 0 && (
        <ul className="sk-people-links">
          {viewed.data.people.slice(0, shown).map(({ username, name, job_title, organisation, image }) => (
            <PersonLink
              key={username}
              href={hrefOf(username)}
              picture={<Avatar decorative src={image} firstname={name} username={username} />}
              title={name}
              detail={[job_title, organisation].filter(Boolean).join(', ')}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
