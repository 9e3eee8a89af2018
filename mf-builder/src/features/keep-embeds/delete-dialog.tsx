import { savedEmbeds, type SavedEmbed } from '@rostrum/contracts/builder';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Modal, notify } from '@rostrum/ui-kit';
import { describeSites, listLiveSites, liveDays } from './describe-installs.ts';

interface DeleteDialogProps {
  /** Those of the page that is shown. */
  embeds: readonly SavedEmbed[];
  onDone: () => void;
  onClose: () => void;
}

const countEmbeds = (count: number) => (count === 1 ? 'one embed' : `${count} embeds`);

/** Asks before several embeds go, and names the sites where visitors see them. */
export function DeleteDialog({ embeds, onDone, onClose }: DeleteDialogProps) {
  const remove = useContractMutation(savedEmbeds.removeSeveral, {
    onSuccess: ({ deleted }) => {
      notify.success({ title: `${deleted.length === 1 ? 'One embed' : `${deleted.length} embeds`} deleted` });
      onDone();
    },
    onError: tellRefusal('The embeds were not deleted.'),
  });
  const live = embeds.flatMap((embed) => {
    const sites = describeSites(listLiveSites(embed));
    return sites === undefined ? [] : [{ id: embed.id, name: embed.name, sites }];
  });
  return (
    <Modal
      open
      title={`Delete ${countEmbeds(embeds.length)}?`}
      okText={`Delete ${countEmbeds(embeds.length)}`}
      okButtonProps={{ danger: true, loading: remove.isPending }}
      onOk={() => remove.mutate({ body: { ids: embeds.map(({ id }) => id) } })}
      onCancel={onClose}
    >
      {live.length > 0 ? (
        <>
          <p>Seen by visitors in the last {liveDays} days:</p>
          <ul>
            {live.map(({ id, name, sites }) => (
              <li key={id}>
                <strong>{name}</strong> on {sites}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        Pages that carry one show the plain link in their code instead. This cannot be undone; pausing can.
      </p>
    </Modal>
  );
}
