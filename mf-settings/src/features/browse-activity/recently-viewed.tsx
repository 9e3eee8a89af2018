import { publicPaths } from '@rostrum/contracts';
import { AppLink, Card, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { PersonCell } from '@rostrum/ui-kit/data';
import { useRecentlyViewed } from './activity.queries.ts';
import styles from './recently-viewed.module.css';

/** People whose public pages were opened lately; absent until there are some. */
export function RecentlyViewed() {
  const viewed = useRecentlyViewed();
  if (viewed.data?.count === 0) return null;
  return (
    <Card title="Recently viewed">
      {viewed.isError ? <PanelError onRetry={() => void viewed.refetch()} /> : null}
      {viewed.isPending ? <SkeletonBlock width="100%" height={40} /> : null}
      <ul className={styles.list}>
        {(viewed.data?.people ?? []).map(({ username, name, organisation, image }) => (
          <li key={username}>
            <AppLink href={publicPaths.expert(username)}>
              <PersonCell name={name} secondary={organisation} image={image} username={username} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
