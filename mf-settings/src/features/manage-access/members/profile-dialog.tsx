import { access, memberProfile, type Member } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify, useDebounced } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { useProfiles } from '../access.queries.ts';

/** Chooses the profile that a member looks after. */
export function ProfileDialog({
  member: { id, name, person },
  onClose,
}: {
  member: Member;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const profiles = useProfiles(useDebounced(text, 200));
  const form = useContractForm({ schema: memberProfile, name: 'member_profile', values: { person_id: '' } });
  const link = useContractMutation(access.linkProfile);
  const options = (profiles.data?.items ?? []).map(({ id: value, name: label, job_title: job }) => ({
    value,
    label: `${label}, ${job}`,
  }));
  return (
    <FormDialog
      form={form}
      title={`Which profile belongs to ${name}?`}
      confirmLabel="Give them the profile"
      marks="none"
      onSubmit={async (body) => {
        const { person: now } = await link.mutateAsync({ params: { id }, body });
        notify.success({ title: `${name} looks after the profile of ${now?.name ?? name} now.` });
      }}
      onClose={onClose}
    >
      <ContractField name="person_id">
        {({ value, onChange, ...control }) => (
          <Select<{ value: string; label: string } | undefined>
            {...control}
            labelInValue
            // As wide as the names: it may open while the dialog still grows.
            popupMatchSelectWidth={false}
            showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
            options={options}
            notFoundContent={
              profiles.isError
                ? 'Profiles could not be loaded.'
                : profiles.isPending
                  ? 'Loading profiles'
                  : 'No profile has this name.'
            }
            value={typeof value === 'string' && value !== '' && chosen ? { value, label: chosen } : undefined}
            onChange={(next) => {
              setText('');
              setChosen(next?.label);
              onChange(next?.value ?? '');
            }}
          />
        )}
      </ContractField>
      <p className="r-secondary">
        {person === null
          ? 'No profile belongs to them yet.'
          : `Now it is the profile of ${person.name}, which stays in People and belongs to no member then.`}
      </p>
    </FormDialog>
  );
}
