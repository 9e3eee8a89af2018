import { getBody } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { AttributeFields } from './attribute-fields.tsx';
import { FileButton } from './file-button.tsx';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';

/** Connects a SAML identity provider by its metadata. */
export function SamlDialog({ sso, confirmed, onClose }: SsoPartProps & { onClose: () => void }) {
  const form = useContractForm({
    schema: getBody(ssoAdmin.setSaml),
    name: 'saml',
    values: { metadata: '', entity_id: '', attributes: sso.attributes },
  });
  const set = useContractMutation(ssoAdmin.setSaml);
  const show = useShowSso();
  return (
    <FormDialog
      form={form}
      title="Connect by SAML 2.0"
      confirmLabel="Save provider"
      width={600}
      extra={<FileButton onText={(text) => form.setValue('metadata', text, { shouldDirty: true })} />}
      onSubmit={async (body) => {
        const saved = await confirmed(() => set.mutateAsync({ body }));
        if (!saved) return false;
        show(saved);
        notify.success({ title: 'The identity provider is saved.' });
        return true;
      }}
      onClose={onClose}
    >
      <ProseField name="metadata" rows={6} autoFocus spellCheck={false} />
      <TextField name="entity_id" />
      <AttributeFields />
    </FormDialog>
  );
}
