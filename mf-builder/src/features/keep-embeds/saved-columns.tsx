import { formatNumber } from '@rostrum/contracts';
import { embedTypeLabels, type SavedEmbed } from '@rostrum/contracts/builder';
import { AppLink, CircleCheckIcon, CirclePauseIcon, RelativeTime } from '@rostrum/ui-kit';
import { Status, type DataColumn } from '@rostrum/ui-kit/data';
import { paths } from '../../paths.ts';
import { EmbedActions } from './embed-actions.tsx';
import styles from './saved-embeds.module.css';

export const savedColumns = (
  on: Record<'onRename' | 'onVersions', (embed: SavedEmbed) => void>,
): readonly DataColumn<SavedEmbed>[] => [
  {
    key: 'name',
    title: 'Name',
    card: 'title',
    skeleton: 'text',
    render: ({ id, name, kind }) => (
      <>
        <AppLink className={styles.name} href={paths.embed.href(kind, id)}>
          {name}
        </AppLink>
        <div className="r-secondary">{embedTypeLabels[kind]}</div>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    card: 'status',
    skeleton: 'short',
    render: ({ status }) =>
      status === 'paused' ? (
        <Status icon={CirclePauseIcon} tone="warning">
          Paused
        </Status>
      ) : (
        <Status icon={CircleCheckIcon} tone="success">
          Active
        </Status>
      ),
  },
  {
    key: 'installs',
    title: 'Installs seen',
    card: 'meta',
    cardLabel: 'Installs seen',
    skeleton: 'text',
    render: ({ installs: [last, ...others] }) =>
      last ? (
        <>
          {last.host}
          {others.length > 0 ? ` and ${others.length} more` : ''}
          <div className="r-secondary">
            <RelativeTime value={last.last_seen_at} />
          </div>
        </>
      ) : (
        'Never seen'
      ),
  },
  {
    key: 'views',
    title: 'Views, 30 days',
    card: 'meta',
    cardLabel: 'Views, 30 days',
    skeleton: 'short',
    render: ({ views }) => (views === null ? '' : formatNumber(views)),
  },
  {
    key: 'author',
    title: 'Saved by',
    card: 'meta',
    cardLabel: 'Saved by',
    hideUpTo: 1180,
    skeleton: 'short',
    render: ({ author }) => author ?? 'A former member',
  },
  {
    key: 'changed',
    title: 'Last changed',
    card: 'meta',
    cardLabel: 'Last changed',
    skeleton: 'short',
    render: ({ updated_at }) => <RelativeTime value={updated_at} />,
  },
  {
    key: 'actions',
    title: 'Actions',
    card: 'meta',
    skeleton: 'bar',
    render: (embed) => <EmbedActions embed={embed} {...on} />,
  },
];
