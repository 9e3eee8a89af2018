import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getBody, people, profileFields, type FormBody, type PersonDetail } from '@rostrum/contracts';
import { contractQueryKey, useContractMutation, useUnsavedChanges } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import bar from './saving/save-note.module.css';
import { SaveNote } from './saving/save-note.tsx';
import { readNewer } from './saving/read-newer.ts';
import { sendChecked } from './saving/send-checked.ts';
import { savesByItself, useAutosave, useSaveButton } from './saving/use-autosave.ts';
import { describeSaved } from './describe-saved.ts';
import { ProfileFields } from './profile-fields.tsx';

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

/**
 * The words of the own profile. Before they are public they save by themselves; what was typed stays when saving fails,
 * whatever the reason.
 */
export function ProfileForm({ person }: { person: PersonDetail }) {
  const form = useContractForm({ schema, name: 'profile', values: toValues(person) });
  const { isDirty } = form.formState;
  // What stood in the profile when these words were read. While that is unchanged, a newer version (availability, a
  // confirmation) is no conflict with them.
  const [base, setBase] = useState(() => toBase(person));
  const version = base.words === toBase(person).words ? Math.max(base.version, person.version) : base.version;
  /** Of a save by itself only what went wrong is said. */
  const isQuiet = useRef(false);
  const [wasQuiet, setWasQuiet] = useState(false);
  const queryClient = useQueryClient();
  const save = useContractMutation(people.updateOwn, {
    versioned: () => ({ row: `person.${person.id}` }),
    invalidates: ['personChanges', 'personSuggestions'],
    onError: ({ code, details }, { body }) => {
      if (code !== 'version_conflict') return;
      const newer = readNewer(details);
      // Consent, a photo or a choice was saved meanwhile, not other words: no conflict with what was typed.
      if (newer && toBase(newer).words === base.words) {
        setBase(toBase(newer));
        save.mutate({ body: { ...body, version: newer.version } });
      }
      // The newer version is fetched at once, so that "Save my text" has something to replace.
      else void queryClient.invalidateQueries({ queryKey: contractQueryKey(people.own) });
    },
    onSuccess: (saved) => {
      const changed = profileFields.filter((name) => !isSame(saved[name], base.person[name]));
      setBase(toBase(saved));
      form.settle(toValues(saved));
      if (!isQuiet.current) notify.success({ title: 'Saved.', description: describeSaved(saved, changed) });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';
  useUnsavedChanges(isDirty);
  const send = (body: FormBody<typeof schema>, quietly: boolean) => {
    isQuiet.current = quietly;
    setWasQuiet(quietly);
    if (isDirty) save.mutate({ body: { ...body, version } });
    else if (!quietly) notify.info({ title: 'No changes to save.' });
  };
  /** Replaces what another window saved. */
  const saveMine = () => {
    isQuiet.current = false;
    sendChecked(form, schema, (body) => {
      save.mutate({ body: { ...body, version: person.version } });
      return undefined;
    });
  };
  const isOn = savesByItself(person);
  const state = useAutosave({
    isOn,
    isDirty,
    isSaving: save.isPending,
    error: save.error,
    isConflict,
    subscribe: (callback) => form.subscribe({ formState: { values: true }, callback }),
    save: () =>
      sendChecked(form, schema, (body) => {
        send(body, true);
        return undefined;
      }),
  });
  const hasSaveButton = useSaveButton(state, isOn);
  // What was saved elsewhere on the page, such as a suggestion, stands in the fields while nothing is typed in them.
  const seen = useRef(person.version);
  const follow = useEffectEvent(() => {
    const isNew = seen.current !== person.version;
    seen.current = person.version;
    if (!isNew || isDirty || save.isPending) return;
    setBase(toBase(person));
    form.reset(toValues(person));
  });
  useEffect(() => follow(), [person.version]);

  return (
    <Card title="Profile">
      <ContractForm
        form={form}
        // A save that began by itself does not take the focus from what is typed; a conflict needs a choice.
        error={wasQuiet && !isConflict ? null : save.error}
        title={
          isConflict
            ? 'Your profile was changed in another window. Your text is kept here. Save it to replace that change.'
            : undefined
        }
        failure="Could not save. Your text is kept."
        action={
          isConflict ? (
            <Button size="small" onClick={saveMine} loading={save.isPending}>
              Save my text
            </Button>
          ) : undefined
        }
        onSubmit={(body) => send(body, false)}
      >
        <ProfileFields id={person.id} kind={person.kind} />
        {/* Never disabled: a button that takes itself away takes the focus along. */}
        <div className={bar.bar}>
          {hasSaveButton ? (
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              Save profile
            </Button>
          ) : null}
          <SaveNote state={state} isOn={isOn} hasSaved={save.isSuccess} />
        </div>
      </ContractForm>
    </Card>
  );
}
