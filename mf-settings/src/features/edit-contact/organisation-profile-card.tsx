import { getBody } from '@rostrum/contracts';
import {
  organisationKindLabels,
  organisationProfiles,
  type OrganisationProfile,
} from '@rostrum/contracts/settings';
import {
  contractQueryKey,
  contractQueryOptions,
  useContractMutation,
  useUnsavedChanges,
} from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useLocation } from '@rostrum/remote-runtime/router';
import { Button, Card, LinkButton, notify, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useEffect, useRef } from 'react';
import { PhonesField } from './phones-field.tsx';
import { LinesField } from './lines-field.tsx';
import styles from './contact-form.module.css';

const schema = getBody(organisationProfiles.change);
const queryKey = contractQueryKey(organisationProfiles.get);

const kindOptions = Object.entries(organisationKindLabels).map(([value, label]) => ({ value, label }));

/** The first steps of a new organisation lead to this field, which is far down the page. */
const kindAnchor = '#kind';

function KindField() {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== kindAnchor) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <div ref={place}>
      <ContractField name="kind">{(control) => <Select {...control} options={kindOptions} />}</ContractField>
    </div>
  );
}

function ProfileForm({ saved }: { saved: OrganisationProfile }) {
  const queryClient = useQueryClient();
  const form = useContractForm({ schema, name: 'organisation_profile', values: saved });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const save = useContractMutation(organisationProfiles.change, {
    onSuccess: (next) => {
      form.settle(next);
      queryClient.setQueryData(queryKey, next);
      notify.success({ title: 'Public details saved.' });
    },
  });
  const isConflict = save.error?.code === 'version_conflict';

  /** Changed in another window meanwhile: what was typed here stays, and the next save replaces it. */
  async function takeNewer() {
    const newer = await queryClient.fetchQuery<OrganisationProfile>({ queryKey, staleTime: 0 });
    form.setValue('version', newer.version);
    save.reset();
  }

  return (
    <ContractForm
      form={form}
      error={save.error}
      title={isConflict ? 'These details were changed in another window. Your text is kept.' : undefined}
      failure="Could not save. Your text is kept. Try again."
      action={
        isConflict ? <Button onClick={() => void takeNewer()}>Keep my text and continue</Button> : undefined
      }
      onSubmit={(body) => save.mutate({ body })}
    >
      {saved.kind === undefined ? null : <KindField />}
      <ProseField name="description" isCounted />
      <div className={styles.pair}>
        <TextField name="desk_email" type="email" inputMode="email" />
        <TextField name="privacy_contact" type="email" inputMode="email" />
      </div>
      <PhonesField name="phones" />
      <LinesField name="social" />
      <p className="r-secondary">Set your logo in Branding, and your desk hours in the inquiry setup.</p>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          Save public details
        </Button>
        <LinkButton href="/dashboard/theme">Branding</LinkButton>
        <LinkButton href="/dashboard/inquiries/setup">Desk hours</LinkButton>
      </div>
    </ContractForm>
  );
}

/** What an organisation says of itself on its page, for those who run it. */
export function OrganisationProfileCard() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...contractQueryOptions(organisationProfiles.get),
    refetchOnWindowFocus: false,
  });
  return (
    <Card title="Public page" className={styles.narrow}>
      {data ? (
        <ProfileForm saved={data} />
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </Card>
  );
}
