import { countries, inquiryTypes } from '@rostrum/contracts';
import {
  inquirySetup,
  mailingLists,
  type InquirySetupState,
  type SetupHours,
  type SetupReplyTimes,
  type SetupRota,
  type SetupRouting,
  type SetupScreening,
  type TriedInquiry,
} from '@rostrum/contracts/inquiries';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, Input } from '@rostrum/ui-kit';
import { Alert, DateTimeInput, Select, blockEnter, filterByLabel } from '@rostrum/ui-kit/data';
import { useMemo, useState } from 'react';
import { TrialOutcome, type FittingList } from './trial-outcome.tsx';
import styles from './setup.module.css';

/** What the sections hold now, saved or not. */
export interface SetupDrafts {
  hours: SetupHours;
  reply_times: SetupReplyTimes;
  routing: SetupRouting;
  /** Left out where the server knows none. */
  rota?: SetupRota;
  screening: SetupScreening;
}

export interface TestBenchProps {
  state: InquirySetupState;
  /** Read when it is tried. */
  readDrafts: () => SetupDrafts;
}

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
const toInstant = (local: string) => (local === '' ? null : new Date(local).toISOString());

/** Shows what would become of a message under what stands on the page. Sends and stores nothing. */
export function TestBench({ state, readDrafts }: TestBenchProps) {
  const countryOptions = useMemo(
    () => countries().map(({ code, name }) => ({ value: code, label: name })),
    [],
  );
  const trial = useContractMutation(inquirySetup.try);
  const api = useApiClient();
  const [lists, setLists] = useState<readonly FittingList[]>();
  const [deadline, setDeadline] = useState('');
  const [tried, setTried] = useState<TriedInquiry>({
    type: 2,
    email: 'sender@example.org',
    country: 'GB',
    subject: '',
    message: '',
    deadline_at: null,
    department: null,
    tags: [],
  });
  /** Beside the trial: without an answer the rest of the outcome stands. */
  function findLists({ type, country, department, tags }: TriedInquiry) {
    setLists(undefined);
    const query = { type, country, department: department ?? undefined, tags };
    api.call(mailingLists.fitting, { query }).then(
      ({ items }) => setLists(items),
      () => setLists(undefined),
    );
  }
  const change = (part: Partial<TriedInquiry>) => setTried({ ...tried, ...part });
  return (
    <Card title="Test bench" hint="Sends nothing" className={styles.bench ?? ''}>
      <form
        noValidate
        aria-label="Test bench"
        onKeyDown={blockEnter}
        onSubmit={(event) => {
          event.preventDefault();
          findLists(tried);
          trial.mutate({
            body: { inquiry: { ...tried, deadline_at: toInstant(deadline) }, ...readDrafts() },
          });
        }}
      >
        <div className={styles.field}>
          <label htmlFor="bench_message">Message</label>
          <Input.TextArea
            id="bench_message"
            rows={4}
            maxLength={5000}
            placeholder="Paste a message"
            value={tried.message}
            onChange={({ target }) => change({ message: target.value })}
          />
          <label htmlFor="bench_type">Type</label>
          <Select
            id="bench_type"
            className={styles.wide ?? ''}
            value={tried.type}
            options={typeOptions}
            onChange={(type: TriedInquiry['type']) => change({ type })}
          />
          <label htmlFor="bench_email">Sender’s email</label>
          <Input
            id="bench_email"
            type="email"
            value={tried.email}
            onChange={({ target }) => change({ email: target.value })}
          />
          <label htmlFor="bench_country">Country</label>
          <Select
            id="bench_country"
            className={styles.wide ?? ''}
            showSearch={{ filterOption: filterByLabel }}
            value={tried.country}
            options={countryOptions}
            onChange={(country: string) => change({ country })}
          />
          <label htmlFor="bench_deadline">Deadline, your time</label>
          <DateTimeInput
            id="bench_deadline"
            label="Deadline, your time"
            value={deadline}
            onChange={setDeadline}
          />
          <label htmlFor="bench_department">Department of the expert</label>
          <Select
            id="bench_department"
            className={styles.wide ?? ''}
            allowClear
            placeholder="None"
            value={tried.department ?? undefined}
            options={state.departments.map((value) => ({ value, label: value }))}
            onChange={(department?: string) => change({ department: department ?? null })}
          />
          <label htmlFor="bench_tags">Tags of the expert</label>
          <Select
            id="bench_tags"
            className={styles.wide ?? ''}
            mode="multiple"
            placeholder="None"
            value={tried.tags}
            options={state.tags.map((value) => ({ value, label: value }))}
            onChange={(tags: string[]) => change({ tags })}
          />
        </div>
        <Button block htmlType="submit" loading={trial.isPending}>
          Try it
        </Button>
      </form>
      {trial.error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={trial.error.fields[0]?.message ?? trial.error.message}
        />
      ) : null}
      <div aria-live="polite">
        {trial.data ? <TrialOutcome result={trial.data} lists={lists} timezone={state.timezone} /> : null}
      </div>
    </Card>
  );
}
