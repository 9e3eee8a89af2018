import { savedEmbeds, type SavedEmbed } from '@rostrum/contracts/builder';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { describeSites, listLiveSites, liveDays } from './describe-installs.ts';
import styles from './saved-embeds.module.css';

/** `It was seen on news.example.org and 2 other sites in the last 30 days. ` */
function warnOfInstalls(embed: SavedEmbed): string {
  const sites = describeSites(listLiveSites(embed));
  return sites === undefined ? '' : `It was seen on ${sites} in the last ${liveDays} days. `;
}

/** What can be done with a saved embed from the list. */
export function EmbedActions({
  embed,
  onRename,
  onVersions,
}: {
  embed: SavedEmbed;
  onRename: (embed: SavedEmbed) => void;
  onVersions: (embed: SavedEmbed) => void;
}) {
  const { id, name, version, status } = embed;
  const isPaused = status === 'paused';
  const change = useContractMutation(savedEmbeds.change, {
    onSuccess: ({ status: next }) =>
      notify.success({
        title: next === 'paused' ? `“${name}” paused` : `“${name}” is shown again`,
        description: next === 'paused' ? 'Pages that carry it show a plain link.' : undefined,
      }),
    onError: tellRefusal(`“${name}” was not changed.`),
  });
  const duplicate = useContractMutation(savedEmbeds.duplicate, {
    onSuccess: (copy) => notify.success({ title: `“${copy.name}” saved` }),
    onError: tellRefusal(`“${name}” was not duplicated.`),
  });
  const remove = useContractMutation(savedEmbeds.remove, {
    onSuccess: () => notify.success({ title: `“${name}” deleted` }),
    onError: tellRefusal(`“${name}” was not deleted.`),
  });
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
        loading={change.isPending}
        onClick={() =>
          change.mutate({ params: { id }, body: { version, status: isPaused ? 'active' : 'paused' } })
        }
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        size="small"
        aria-label={`Duplicate ${name}`}
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate({ params: { id } })}
      >
        Duplicate
      </Button>
      <Button size="small" aria-label={`Rename ${name}`} onClick={() => onRename(embed)}>
        Rename
      </Button>
      <Button size="small" aria-label={`Versions of ${name}`} onClick={() => onVersions(embed)}>
        Versions
      </Button>
      <ConfirmButton
        size="small"
        danger
        aria-label={`Delete ${name}`}
        title={`Delete “${name}”?`}
        consequence={`${warnOfInstalls(embed)}Pages that carry it show the plain link in their code instead. This cannot be undone; pausing can.`}
        confirmLabel="Delete embed"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id } }).catch(() => undefined);
        }}
      >
        Delete
      </ConfirmButton>
    </div>
  );
}
