import { getBody } from '@rostrum/contracts';
import { ssoAdmin } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, PasswordField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { AttributeFields } from './attribute-fields.tsx';
import { SwitchField } from './switch-field.tsx';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';

/** Connects an OpenID Connect issuer, which the server tries before it saves. */
export function OidcDialog({ sso, confirmed, onClose }: SsoPartProps & { onClose: () => void }) {
  const form = useContractForm({
    schema: getBody(ssoAdmin.setOidc),
    name: 'oidc',
    values: {
      issuer: sso.oidc?.issuer ?? '',
      client_id: sso.oidc?.client_id ?? '',
      client_secret: '',
      trusts_email: sso.oidc?.trusts_email ?? false,
      force_sign_in: sso.oidc?.force_sign_in ?? false,
      sign_out_at_provider: sso.oidc?.sign_out_at_provider ?? false,
      attributes: sso.attributes,
    },
  });
  const set = useContractMutation(ssoAdmin.setOidc);
  const show = useShowSso();
  return (
    <FormDialog
      form={form}
      title="Connect by OpenID Connect"
      confirmLabel="Save provider"
      width={600}
      onSubmit={async (body) => {
        const saved = await confirmed(() => set.mutateAsync({ body }));
        if (!saved) return false;
        show(saved);
        notify.success({ title: 'The identity provider is saved.' });
        return true;
      }}
      onClose={onClose}
    >
      <TextField name="issuer" autoFocus inputMode="url" />
      <TextField name="client_id" />
      <PasswordField name="client_secret" autoComplete="off" />
      <SwitchField name="trusts_email" />
      <SwitchField name="force_sign_in" />
      <SwitchField name="sign_out_at_provider" />
      <AttributeFields />
    </FormDialog>
  );
}
