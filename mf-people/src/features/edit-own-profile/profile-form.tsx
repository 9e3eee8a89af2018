import { useState } from 'react';
import { people, type PersonDetail } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, Input, notify } from '@rostrum/ui-kit';
import { Alert, FieldLabel, Form } from '@rostrum/ui-kit/data';
import { ExpertiseFields, type ExpertiseValues } from './expertise-fields.tsx';
import styles from './profile-form.module.css';

type TextName = 'headline' | 'biography' | 'name_pronunciation' | 'pronouns';
type Values = Record<TextName, string> & ExpertiseValues;

const limits: Record<TextName, number> = {
  headline: 140,
  biography: 2500,
  name_pronunciation: 80,
  pronouns: 30,
};

const valuesOf = (person: PersonDetail): Values => ({
  headline: person.headline,
  biography: person.biography,
  name_pronunciation: person.name_pronunciation ?? '',
  pronouns: person.pronouns ?? '',
  topics: person.topics,
  industries: person.industries,
});

/** The words of the own profile. What was typed stays when saving fails, whatever the reason. */
export function ProfileForm({ person }: { person: PersonDetail }) {
  const [values, setValues] = useState(() => valuesOf(person));
  // What stood in the profile when these words were read. While that is unchanged, a newer version (availability, a
  // confirmation) is no conflict with them.
  const [base, setBase] = useState(() => ({
    version: person.version,
    words: JSON.stringify(valuesOf(person)),
  }));
  const version =
    base.words === JSON.stringify(valuesOf(person)) ? Math.max(base.version, person.version) : base.version;
  const takeAsBase = (from: PersonDetail) =>
    setBase({ version: from.version, words: JSON.stringify(valuesOf(from)) });
  const queryClient = useQueryClient();
  const save = useContractMutation(people.updateOwn, {
    onError: ({ code }) => {
      // The newer version is fetched at once, so that "Use my text" has something to replace.
      if (code === 'version_conflict')
        void queryClient.invalidateQueries({ queryKey: contractQueryKey(people.own) });
    },
    onSuccess: (saved) => {
      takeAsBase(saved);
      notify.success({ title: 'Saved.', description: 'Your public page shows it now.' });
    },
  });
  const hasExpertise = person.kind !== 'staff';
  const error = save.error;
  const isConflict = error?.code === 'version_conflict';
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(person));
  useUnsavedChanges(isChanged);
  const field = (name: TextName) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const item = (name: TextName) => {
    const fault = error?.fields?.find(({ path }) => path === name);
    return {
      htmlFor: `profile-${name}`,
      validateStatus: fault ? ('error' as const) : undefined,
      help: fault?.message,
    };
  };
  const label = (text: string, name: TextName) => (
    <FieldLabel counter={{ length: values[name].length, most: limits[name] }}>{text}</FieldLabel>
  );
  const submit = () =>
    save.mutate({
      body: {
        version,
        headline: values.headline,
        biography: values.biography,
        name_pronunciation: values.name_pronunciation || null,
        pronouns: values.pronouns || null,
        ...(hasExpertise && { topics: values.topics, industries: values.industries }),
      },
    });

  return (
    <Card title="Profile">
      {error ? (
        <Alert
          type="error"
          role="alert"
          title={
            isConflict ? 'Your profile was changed in another window.' : 'Could not save. Your text is kept.'
          }
          description={
            isConflict
              ? 'Your text is kept here. Choose it and save again to replace that change.'
              : error.message
          }
          action={
            isConflict ? (
              <Button size="small" onClick={() => takeAsBase(person)}>
                Use my text
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <Form layout="vertical" component="form" onFinish={submit}>
        <Form.Item
          {...item('headline')}
          label={label('Headline', 'headline')}
          extra="One sentence a journalist could put under your name."
        >
          <Input id="profile-headline" maxLength={limits.headline} {...field('headline')} />
        </Form.Item>
        <Form.Item {...item('biography')} label={label('Biography', 'biography')}>
          <Input.TextArea
            id="profile-biography"
            rows={6}
            className={styles.biography}
            maxLength={limits.biography}
            {...field('biography')}
          />
        </Form.Item>
        {hasExpertise ? (
          <ExpertiseFields
            values={values}
            faults={error?.fields ?? []}
            onChange={(change) => setValues({ ...values, ...change })}
          />
        ) : null}
        <Form.Item
          {...item('name_pronunciation')}
          label={label('Pronunciation', 'name_pronunciation')}
          extra="For example: MAH-ren oh-KON-jo hale"
        >
          <Input
            id="profile-name_pronunciation"
            maxLength={limits.name_pronunciation}
            {...field('name_pronunciation')}
          />
        </Form.Item>
        <Form.Item {...item('pronouns')} label={label('Pronouns', 'pronouns')}>
          <Input id="profile-pronouns" maxLength={limits.pronouns} {...field('pronouns')} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={save.isPending}>
          Save profile
        </Button>
      </Form>
    </Card>
  );
}
