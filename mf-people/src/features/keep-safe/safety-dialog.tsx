import { describeField, z, type PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Radio } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, useContractForm } from '@rostrum/ui-kit/form';

const dayMs = 86_400_000;
const ends = {
  never: { label: 'Until someone turns it off', days: null },
  day: { label: 'For 24 hours', days: 1 },
  week: { label: 'For 7 days', days: 7 },
  month: { label: 'For 30 days', days: 30 },
} as const;
type End = keyof typeof ends;
const names = ['never', 'day', 'week', 'month'] as const satisfies readonly End[];
const schema = z.object({ end: describeField(z.enum(names), { label: 'How long' }) });

interface SafetyDialogProps {
  person: PersonDetail;
  isOwn: boolean;
  onClose: () => void;
}

/** What safety mode does, before it is turned on, and for how long. */
export function SafetyDialog({ person, isOwn, onClose }: SafetyDialogProps) {
  const form = useContractForm({ schema, name: 'safety', values: { end: 'never' } });
  const set = useContractMutation(personPresence.setSafety, { invalidates: ['people'] });
  return (
    <FormDialog
      form={form}
      title={isOwn ? 'Turn safety mode on' : `Turn safety mode on for ${person.name}`}
      confirmLabel="Turn on"
      onSubmit={async ({ end }) => {
        const { days } = ends[end];
        const until = days === null ? null : new Date(Date.now() + days * dayMs).toISOString();
        await set.mutateAsync({ params: { id: person.id }, body: { is_on: true, until } });
        notify.success({ title: 'Safety mode is on.' });
      }}
      onClose={onClose}
    >
      <ul>
        <li>The photo and the press kit are hidden.</li>
        <li>No search, list, feed or embed shows the profile, and search engines are told not to keep it.</li>
        {person.kind === 'individual' ? (
          <li>Inquiries still reach you. Choose No for what you do not want to be asked.</li>
        ) : (
          <li>
            Every inquiry goes to the office, whatever was chosen before. Nothing of that choice is lost.
          </li>
        )}
        <li>The public page stays at its address, for those who have it. Unpublish it to hide it too.</li>
      </ul>
      <ContractField name="end">
        {({ value, onChange, ...control }) => (
          <Radio.Group
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            options={names.map((name) => ({ value: name, label: ends[name].label }))}
          />
        )}
      </ContractField>
    </FormDialog>
  );
}
