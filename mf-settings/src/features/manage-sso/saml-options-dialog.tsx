import { getBody } from '@rostrum/contracts';
import { ssoAdmin, type SamlOptions } from '@rostrum/contracts/settings';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { SwitchField } from './switch-field.tsx';
import { samlOptionWords } from './sso-words.ts';
import { useShowSso, type SsoPartProps } from './sso.queries.ts';
import styles from './sso.module.css';

interface SamlOptionsDialogProps extends Pick<SsoPartProps, 'confirmed'> {
  options: SamlOptions;
  onClose: () => void;
}

const ChoiceField = ({ name }: { name: keyof typeof samlOptionWords }) => (
  <ContractField name={name}>
    {(control) => (
      <Select
        {...control}
        options={Object.entries(samlOptionWords[name]).map(([value, label]) => ({ value, label }))}
      />
    )}
  </ContractField>
);

/** How requests to the SAML provider are made, and what its responses must be like. */
export function SamlOptionsDialog({ options, confirmed, onClose }: SamlOptionsDialogProps) {
  const form = useContractForm({
    schema: getBody(ssoAdmin.setSamlOptions),
    name: 'saml-options',
    values: options,
  });
  const set = useContractMutation(ssoAdmin.setSamlOptions);
  const show = useShowSso();
  return (
    <FormDialog
      form={form}
      title="SAML options"
      confirmLabel="Save options"
      width={600}
      onSubmit={async (body) => {
        const saved = await confirmed(() => set.mutateAsync({ body }));
        if (!saved) return false;
        show(saved);
        notify.success({ title: 'The SAML options are saved.' });
        return true;
      }}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        The defaults suit most providers. Change one only if your provider asks for it.
      </p>
      <h3 className={styles.group}>Requests to the provider</h3>
      <ChoiceField name="request_binding" />
      <ChoiceField name="sign_requests" />
      <ChoiceField name="name_id_format" />
      <SwitchField name="force_authn" />
      <h3 className={styles.group}>Responses from the provider</h3>
      <ChoiceField name="signed" />
      <ChoiceField name="encryption" />
      <SwitchField name="allow_idp_initiated" />
      <SwitchField name="single_logout" />
    </FormDialog>
  );
}
