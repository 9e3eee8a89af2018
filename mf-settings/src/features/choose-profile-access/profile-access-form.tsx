import { access, accessLevels, getBody, type AccessLevel, type ProfileAccess } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, LinkButton, notify } from '@rostrum/ui-kit';
import { Checkbox, Radio } from '@rostrum/ui-kit/data';
import { ContractForm, useContractForm, useController } from '@rostrum/ui-kit/form';
import { useId, useState } from 'react';
import styles from './profile-access-form.module.css';

const schema = getBody(access.changeProfile);
const toValues = ({ version, access: level, is_indexed }: ProfileAccess) => ({
  version,
  access: level,
  is_indexed,
});

const levels: Record<AccessLevel, { name: string; line: string }> = {
  public: { name: 'Public', line: 'Anyone can find you in search and in the directory.' },
  unlisted: { name: 'Unlisted', line: 'Only people who have the address of your profile see it.' },
  private: { name: 'Private', line: 'Only you can see your profile, and no search finds it.' },
};

/** Who may see the own profile. What was chosen stays when saving fails. */
export function ProfileAccessForm({ saved: first }: { saved: ProfileAccess }) {
  const id = useId();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(first);
  const form = useContractForm({ schema, name: 'profile_access', values: toValues(first) });
  const { field: levelField } = useController({ control: form.control, name: 'access' });
  const {
    field: { ref: indexedRef, ...indexedField },
  } = useController({ control: form.control, name: 'is_indexed' });
  const level = levelField.value;
  useUnsavedChanges(form.formState.isDirty);

  function take(next: ProfileAccess) {
    setSaved(next);
    queryClient.setQueryData(contractQueryKey(access.getProfile), next);
  }
  const save = useContractMutation(access.changeProfile, {
    onSuccess: (next) => {
      take(next);
      form.settle(toValues(next));
      notify.success({ title: 'Saved.', description: levels[next.access].line });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';

  /** Changed in another window meanwhile: what was chosen here stays, and the next save replaces it. */
  async function takeNewer() {
    const key = contractQueryKey(access.getProfile);
    const newer = await queryClient.fetchQuery<ProfileAccess>({ queryKey: key, staleTime: 0 });
    take(newer);
    form.setValue('version', newer.version);
    save.reset();
  }

  return (
    <ContractForm
      form={form}
      className={styles.form}
      error={save.error}
      title={
        isConflict
          ? 'Your profile was changed in another window. Your choice is kept.'
          : 'Could not save. Your choice is kept. Try again.'
      }
      action={
        isConflict ? <Button onClick={() => void takeNewer()}>Keep my choice and continue</Button> : undefined
      }
      onSubmit={(body) => save.mutate({ body })}
    >
      <Card title="Who sees your profile">
        <Radio.Group className={styles.levels} aria-label="Who sees your profile" {...levelField}>
          {accessLevels.map((value) => (
            <Radio key={value} value={value} aria-describedby={`${id}-${value}`}>
              {levels[value].name}
              <span className={styles.line} id={`${id}-${value}`}>
                {levels[value].line}
              </span>
            </Radio>
          ))}
        </Radio.Group>
        {saved.status === 'published' ? (
          saved.access === 'private' ? null : (
            <LinkButton href={saved.href}>See your profile as others do</LinkButton>
          )
        ) : (
          <p className={styles.line}>Your profile isn’t published, so it isn’t visible yet.</p>
        )}
      </Card>
      <Card title="Search engines">
        <Checkbox
          ref={indexedRef}
          checked={indexedField.value && level === 'public'}
          disabled={level !== 'public'}
          aria-describedby={`${id}-engines`}
          onChange={indexedField.onChange}
        >
          Search engines may show my profile
        </Checkbox>
        <p className={styles.line} id={`${id}-engines`}>
          {level === 'public'
            ? 'Without it, people still find you here. Search engines take days to forget a page.'
            : 'Only public profiles are shown to search engines.'}
        </p>
      </Card>
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save access
        </Button>
      </div>
    </ContractForm>
  );
}
