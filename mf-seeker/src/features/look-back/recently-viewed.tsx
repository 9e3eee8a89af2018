import { Avatar } from '@rostrum/ui-kit';
import { useRecentlyViewed } from './history.queries.ts';
import { LinkCard } from './link-card.tsx';
import { PersonLink } from './person-link.tsx';

const shown = 4;

/** Whose page was opened lately, to be found again in one press. */
export function RecentlyViewed({ hrefOf }: { hrefOf: (username: string) => string }) {
  const viewed = useRecentlyViewed(shown);
  return (
    <LinkCard
      title="Recently viewed"
      query={viewed}
      empty="Profiles you open are listed here."
      links={(viewed.data?.people ?? [])
        .slice(0, shown)
        .map(({ username, name, job_title, organisation, image }) => (
          <PersonLink
            key={username}
            href={hrefOf(username)}
            picture={<Avatar decorative src={image} firstname={name} username={username} />}
            title={name}
            detail={[job_title, organisation].filter(Boolean).join(', ')}
          />
        ))}
    />
  );
}
