import { getBody, type EmbedType } from '@rostrum/contracts';
import { savedEmbeds, type EmbedSettings, type SavedEmbed } from '@rostrum/contracts/builder';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const newSchema = getBody(savedEmbeds.create).pick({ name: true });
const renameSchema = getBody(savedEmbeds.change).pick({ name: true }).required();

/** Keeps an embed under a name. */
export function SaveDialog({
  kind,
  settings,
  onSaved,
  onClose,
}: {
  kind: EmbedType;
  settings: EmbedSettings;
  onSaved: (embed: SavedEmbed) => void;
  onClose: () => void;
}) {
  const form = useContractForm({ schema: newSchema, name: 'save-embed', values: { name: '' } });
  const create = useContractMutation(savedEmbeds.create);
  return (
    <FormDialog
      title="Save embed"
      confirmLabel="Save embed"
      form={form}
      enterSends
      failure="Could not save the embed."
      onSubmit={async ({ name }) => {
        const saved = await create.mutateAsync({ body: { name, kind, settings } });
        notify.success({ title: `“${saved.name}” saved` });
        onSaved(saved);
      }}
      onClose={onClose}
    >
      <TextField name="name" isCounted autoFocus />
    </FormDialog>
  );
}

/** Another name; the code on pages stays the same. */
export function RenameDialog({ embed, onClose }: { embed: SavedEmbed; onClose: () => void }) {
  const form = useContractForm({ schema: renameSchema, name: 'rename-embed', values: { name: embed.name } });
  const change = useContractMutation(savedEmbeds.change);
  return (
    <FormDialog
      title="Rename embed"
      confirmLabel="Rename"
      form={form}
      enterSends
      failure="Could not rename the embed."
      onSubmit={async ({ name }) => {
        await change.mutateAsync({ params: { id: embed.id }, body: { version: embed.version, name } });
        notify.success({ title: `Renamed to “${name}”` });
      }}
      onClose={onClose}
    >
      <TextField name="name" isCounted autoFocus />
    </FormDialog>
  );
}
