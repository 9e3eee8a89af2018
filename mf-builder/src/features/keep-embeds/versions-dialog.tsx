import {
  changedNames,
  describeSetting,
  savedEmbeds,
  type EmbedVersion,
  type SavedEmbed,
} from '@rostrum/contracts/builder';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Button, Modal, notify, PanelError, RelativeTime, SkeletonBlock } from '@rostrum/ui-kit';
import styles from './saved-embeds.module.css';

/** What an embed was, with what each version changed; an earlier one can be made the newest again. */
export function VersionsDialog({ embed, onClose }: { embed: SavedEmbed; onClose: () => void }) {
  const { id, name } = embed;
  const versions = useQuery(contractQueryOptions(savedEmbeds.versions, { params: { id } }));
  const rollBack = useContractMutation(savedEmbeds.rollBack, {
    onSuccess: () => {
      notify.success({
        title: `“${name}” rolled back`,
        description: 'Pages that carry it show the earlier version from now on.',
      });
      onClose();
    },
    onError: tellRefusal(`“${name}” was not rolled back.`),
  });
  const items = versions.data?.items;
  return (
    <Modal open title={`Versions of “${name}”`} footer={null} onCancel={onClose}>
      {versions.isError ? (
        <PanelError onRetry={() => void versions.refetch()} retrying={versions.isFetching} />
      ) : items === undefined ? (
        <SkeletonBlock />
      ) : (
        <ol className={styles.versions} aria-label="Versions, the newest first">
          {items.map((version, index) => (
            <li key={version.number}>
              <div>
                <strong>Version {version.number}</strong>
                <VersionChanges version={version} former={items[index + 1]} />
                <div className="r-secondary">
                  {version.saved_by ?? 'A former member'}, <RelativeTime value={version.saved_at} />
                </div>
              </div>
              {index === 0 ? (
                <span className={styles.live}>Live now</span>
              ) : (
                <Button
                  size="small"
                  aria-label={`Roll back to version ${version.number}`}
                  loading={rollBack.isPending && rollBack.variables.params?.number === version.number}
                  onClick={() =>
                    rollBack.mutate({
                      params: { id, number: version.number },
                      body: { version: embed.version },
                    })
                  }
                >
                  Roll back
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Modal>
  );
}

function VersionChanges({ version, former }: { version: EmbedVersion; former: EmbedVersion | undefined }) {
  if (!former) return <div>The oldest version that is kept.</div>;
  const changed = changedNames(former.settings, version.settings);
  if (changed.length === 0) return <div>The same settings as before.</div>;
  return (
    <ul>
      {changed.map((name) => (
        <li key={name}>{describeSetting(name, former.settings, version.settings)}</li>
      ))}
    </ul>
  );
}
