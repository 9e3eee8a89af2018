import { getBody, type PersonDetail } from '@rostrum/contracts';
import { personPresence } from '@rostrum/contracts/people';
import { useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './readiness-card.module.css';

const schema = getBody(personPresence.setReadiness);
const media = ['live_tv', 'radio', 'podcast', 'phone', 'studio'] as const;

const toValues = ({ version, readiness }: PersonDetail) => ({
  version,
  live_tv: readiness?.live_tv ?? false,
  radio: readiness?.radio ?? false,
  podcast: readiness?.podcast ?? false,
  phone: readiness?.phone ?? false,
  studio: readiness?.studio ?? false,
  reachable_from: readiness?.reachable_from ?? '',
  reachable_to: readiness?.reachable_to ?? '',
});

const MediumField = ({ name }: { name: string }) => (
  <ContractField name={name} isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox
        {...control}
        aria-label={String(label)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
    )}
  </ContractField>
);

/** What the person can be put on, and when they can be reached. The public page and the search by hours read it. */
export function ReadinessCard({ person }: { person: PersonDetail }) {
  const form = useContractForm({ schema, name: 'readiness', values: toValues(person) });
  useUnsavedChanges(form.formState.isDirty);
  const save = useContractMutation(personPresence.setReadiness, {
    invalidates: ['people'],
    onSuccess: (saved) => {
      form.settle(toValues(saved));
      notify.success({ title: 'Media readiness saved.' });
    },
  });
  return (
    <Card title="Media readiness">
      <ContractForm
        form={form}
        error={save.error}
        failure="Could not save. Your choice is kept."
        onSubmit={(body) =>
          save.mutate({ params: { id: person.id }, body: { ...body, version: person.version } })
        }
      >
        <div className={styles.media} role="group" aria-label="Ready for">
          {media.map((name) => (
            <MediumField key={name} name={name} />
          ))}
        </div>
        <div className={styles.hours}>
          <TextField name="reachable_from" type="time" />
          <TextField name="reachable_to" type="time" />
        </div>
        <p className="r-secondary">Hours are in the time zone of your organisation.</p>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save readiness
        </Button>
      </ContractForm>
    </Card>
  );
}
