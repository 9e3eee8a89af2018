import { countries, getBody, inquiryChoiceLabel } from '@rostrum/contracts';
import {
  seekerMedia,
  seekerMediaPositions,
  seekerProfiles,
  type SeekerProfile,
} from '@rostrum/contracts/settings';
import {
  contractQueryKey,
  contractQueryOptions,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, notify, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './contact-form.module.css';
import { LinesField } from './lines-field.tsx';

const schema = getBody(seekerProfiles.change);
const queryKey = contractQueryKey(seekerProfiles.get);
type Answer = { profile: SeekerProfile | null };

const toOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: inquiryChoiceLabel(value) }));
const countryOptions = countries().map(({ code, name }) => ({ value: code, label: name }));
const toValues = ({ seeker_type: _type, verification: _proof, ...values }: SeekerProfile) => values;

const proofWords: Record<SeekerProfile['verification'], string> = {
  unverified: 'Not verified. That keeps no inquiry from being sent.',
  email_domain: 'Verified by the address of your outlet.',
  manual: 'Verified by a person.',
  rejected: 'The verification was refused.',
};

/** A choice that may be left open. */
const ChoiceField = ({ name, options }: { name: string; options: { value: string; label: string }[] }) => (
  <ContractField name={name}>
    {({ value, onChange, ...control }) => (
      <Select
        {...control}
        allowClear
        options={options}
        showSearch={{ filterOption: filterByLabel }}
        value={value ?? undefined}
        onChange={(next: unknown) => onChange(next ?? null)}
      />
    )}
  </ContractField>
);

function ProfileForm({ saved }: { saved: SeekerProfile }) {
  const queryClient = useQueryClient();
  const form = useContractForm({ schema, name: 'seeker_profile', values: toValues(saved) });
  useUnsavedChanges(form.formState.isDirty);
  const save = useContractMutation(seekerProfiles.change, {
    onSuccess: (next) => {
      if (next.profile) form.settle(toValues(next.profile));
      queryClient.setQueryData(queryKey, next);
      notify.success({ title: 'Saved.', description: 'Your next inquiry begins with it.' });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';
  const isPress = saved.seeker_type === 'media';

  /** Changed in another window meanwhile: what was typed here stays, and the next save replaces it. */
  async function takeNewer() {
    const newer = await queryClient.fetchQuery<Answer>({ queryKey, staleTime: 0 });
    if (newer.profile) form.setValue('version', newer.profile.version);
    save.reset();
  }

  return (
    <ContractForm
      form={form}
      error={save.error}
      title={isConflict ? 'Your profile was changed in another window. Your text is kept.' : undefined}
      failure="Could not save. Your text is kept. Try again."
      action={
        isConflict ? <Button onClick={() => void takeNewer()}>Keep my text and continue</Button> : undefined
      }
      onSubmit={(body) => save.mutate({ body })}
    >
      <div className={styles.pair}>
        {isPress ? (
          <TextField name="outlet" />
        ) : (
          <TextField name="organization" autoComplete="organization" />
        )}
        <TextField name="job_title" autoComplete="organization-title" />
        {isPress ? (
          <>
            <ChoiceField name="media_position" options={toOptions(seekerMediaPositions)} />
            <ChoiceField name="media_type" options={toOptions(seekerMedia)} />
          </>
        ) : null}
        <TextField name="website" inputMode="url" checkOnBlur placeholder="https://example.org" />
        <ChoiceField name="country" options={countryOptions} />
      </div>
      {isPress ? (
        <>
          <LinesField name="beats" />
          <LinesField name="bylines" />
          <p className="r-secondary">{proofWords[saved.verification]}</p>
        </>
      ) : null}
      <div>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save profile
        </Button>
      </div>
    </ContractForm>
  );
}

/** What a seeker says of themselves once, so that forms begin with it. */
export function SeekerProfileCard() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...contractQueryOptions(seekerProfiles.get),
    refetchOnWindowFocus: false,
  });
  if (data?.profile === null) return null;
  return (
    <Card title="In your inquiries" className={styles.narrow}>
      {data ? (
        <ProfileForm saved={data.profile} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </Card>
  );
}
