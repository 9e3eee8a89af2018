import { useState } from 'react';
import { getBody, people, profileFields, type PersonDetail } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { describeSaved } from './describe-saved.ts';
import { ExpertiseFields } from './expertise-fields.tsx';
import styles from './profile-form.module.css';

const schema = getBody(people.updateOwn);
const expertise: readonly string[] = ['topics', 'industries'];

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The fields of the form as the profile has them. Staff have no areas of expertise to be found by. */
const toValues = (person: PersonDetail) => ({
  version: person.version,
  ...Object.fromEntries(
    profileFields
      .filter((name) => person.kind !== 'staff' || !expertise.includes(name))
      .map((name) => [name, person[name]]),
  ),
});
const toBase = (person: PersonDetail) => ({
  version: person.version,
  words: JSON.stringify({ ...toValues(person), version: undefined }),
  person,
});

/** The words of the own profile. What was typed stays when saving fails, whatever the reason. */
export function ProfileForm({ person }: { person: PersonDetail }) {
  const form = useContractForm({ schema, name: 'profile', values: toValues(person) });
  const { isDirty } = form.formState;
  // What stood in the profile when these words were read. While that is unchanged, a newer version (availability, a
  // confirmation) is no conflict with them.
  const [base, setBase] = useState(() => toBase(person));
  const version = base.words === toBase(person).words ? Math.max(base.version, person.version) : base.version;
  const queryClient = useQueryClient();
  const save = useContractMutation(people.updateOwn, {
    invalidates: ['personChanges'],
    onError: ({ code }) => {
      // The newer version is fetched at once, so that "Use my text" has something to replace.
      if (code === 'version_conflict')
        void queryClient.invalidateQueries({ queryKey: contractQueryKey(people.own) });
    },
    onSuccess: (saved) => {
      const changed = profileFields.filter((name) => !isSame(saved[name], base.person[name]));
      setBase(toBase(saved));
      form.settle(toValues(saved));
      notify.success({ title: 'Saved.', description: describeSaved(saved, changed) });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';
  useUnsavedChanges(isDirty);

  return (
    <Card title="Profile">
      <ContractForm
        form={form}
        error={save.error}
        title={
          isConflict
            ? 'Your profile was changed in another window. Your text is kept here. Choose it and save again to replace that change.'
            : undefined
        }
        failure="Could not save. Your text is kept."
        action={
          isConflict ? (
            <Button size="small" onClick={() => setBase(toBase(person))}>
              Use my text
            </Button>
          ) : undefined
        }
        onSubmit={(body) => {
          if (isDirty) save.mutate({ body: { ...body, version } });
          else notify.info({ title: 'No changes to save.' });
        }}
      >
        <TextField name="headline" isCounted />
        <ProseField name="biography" isCounted rows={6} className={styles.biography} />
        {person.kind === 'staff' ? null : <ExpertiseFields />}
        <TextField name="name_pronunciation" isCounted />
        <TextField name="pronouns" isCounted />
        {/* Never disabled: a button that takes itself away takes the focus along. */}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save profile
        </Button>
      </ContractForm>
    </Card>
  );
}
