import { getBody, type PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { notify } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(personPresence.setAway);

const describeShared = (count: number) =>
  count === 0 ? '' : ` (${count} ${count === 1 ? 'area' : 'areas'} of expertise in common)`;

interface AwayDialogProps {
  person: PersonDetail;
  onClose: () => void;
}

/** From which to which day, and whom to ask meanwhile: those who know most of the same stand first. */
export function AwayDialog({ person, onClose }: AwayDialogProps) {
  const { id, version, away } = person;
  const colleagues = useQuery(contractQueryOptions(personPresence.colleagues, { params: { id } }));
  const form = useContractForm({
    schema,
    name: 'away',
    values: {
      version,
      from: away?.from ?? '',
      to: away?.to ?? '',
      colleague_id: away?.colleague?.id ?? '',
    },
  });
  const set = useContractMutation(personPresence.setAway, {
    invalidates: ['people'],
    versioned: () => ({ row: `person.${id}` }),
  });
  const offered = (colleagues.data?.items ?? []).map((each) => ({
    value: each.id,
    label: `${each.name}, ${each.job_title}${describeShared(each.shared_topics)}`,
  }));
  // Whoever was chosen before stays, also when they are away themselves by now.
  const chosen = away?.colleague;
  const isOffered = !chosen || offered.some(({ value }) => value === chosen.id);
  return (
    <FormDialog
      form={form}
      title="Days away"
      confirmLabel="Save days"
      onSubmit={async (body) => {
        await set.mutateAsync({ params: { id }, body });
        notify.success({ title: 'Days away saved.' });
      }}
      onClose={onClose}
    >
      <TextField name="from" type="date" autoFocus />
      <TextField name="to" type="date" />
      <ContractField name="colleague_id">
        {({ value, ...control }) => (
          <Select
            {...control}
            value={String(value ?? '')}
            loading={colleagues.isPending}
            showSearch={{ filterOption: filterByLabel }}
            options={[
              { value: '', label: 'No one' },
              ...(isOffered ? [] : [{ value: chosen.id, label: chosen.name }]),
              ...offered,
            ]}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
