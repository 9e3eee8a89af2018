import { getBody } from '@rostrum/contracts';
import {
  listContents,
  listModes,
  listSubjects,
  mailingLists,
  type ListContent,
  type ListMode,
  type MailingList,
} from '@rostrum/contracts/inquiries';
import { Button, notify } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { ContractField, ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { ListPreview } from './list-preview.tsx';
import {
  contentHints,
  contentLabels,
  handHints,
  modeHints,
  modeLabels,
  readSubject,
  subjectLabels,
} from './list-words.ts';
import { useSaveList, useSendTest } from './lists.queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import { RuleFields } from './rule-fields.tsx';
import styles from './list-form.module.css';

const schema = getBody(mailingLists.add);
const modeOptions = listModes.map((value) => ({ value, label: modeLabels[value] }));
const contentOptions = listContents.map((value) => ({ value, label: contentLabels[value] }));

const subjectOptions = listSubjects.map((value) => ({ value, label: subjectLabels[value] }));

const startValues = (list: MailingList | undefined) => ({
  sends: list ? readSubject(list) : ('inquiries' as const),
  name: list?.name ?? '',
  description: list?.description ?? '',
  types: list?.types ?? [],
  departments: list?.departments ?? [],
  tags: list?.tags ?? [],
  person_ids: list?.person_ids ?? [],
  countries: list?.countries ?? [],
  verified_only: list?.verified_only ?? false,
  mode: list?.mode ?? ('each' as const),
  content: list?.content ?? ('summary' as const),
  quiet_from: list?.quiet_from ?? null,
  quiet_until: list?.quiet_until ?? null,
});

export interface ListFormProps {
  /** Undefined for a new one. */
  list: MailingList | undefined;
  timezone: string;
  onSaved: (list: MailingList) => void;
  onClose: () => void;
}

/** Name, rules, times and content of a list. Nothing changes until it is saved. */
export function ListForm({ list, timezone, onSaved, onClose }: ListFormProps) {
  const { save, error, isPending } = useSaveList(list);
  const test = useSendTest();
  const form = useContractForm({ schema, name: 'mailing-list', values: startValues(list) });
  const values = form.watch();
  const subject = values.sends ?? 'inquiries';
  const isOfInquiries = subject === 'inquiries';
  const isQuiet = values.quiet_from !== null || values.quiet_until !== null;
  async function sendTest(id: string) {
    const { email, ref } = await test.send(id);
    notify.success({
      title: `Test sent to ${email}`,
      description:
        ref === null ? 'None of last week’s inquiries fits, so it shows none.' : `It shows ${ref}.`,
    });
  }
  return (
    <ContractForm
      form={form}
      error={error}
      marks="optional"
      onSubmit={async (body) => {
        const saved = await save(body).catch(() => undefined);
        if (saved === undefined) return;
        notify.success({
          title: `${saved.name} saved`,
          description: isOfInquiries ? 'It applies to inquiries that arrive from now on.' : undefined,
        });
        onSaved(saved);
      }}
    >
      <TextField name="name" autoComplete="off" autoFocus={list === undefined} />
      <TextField name="description" autoComplete="off" />
      {list === undefined ? (
        <ContractField name="sends" isRequired>
          {({ id, value, onChange }) => (
            <Segmented
              id={id}
              block
              aria-label="Sends"
              value={value as string}
              options={subjectOptions}
              onChange={onChange}
            />
          )}
        </ContractField>
      ) : null}
      {subject === 'inquiries' ? null : <p className="r-secondary">{handHints[subject]}</p>}
      {isOfInquiries ? (
        <InquiryFields list={list} mode={values.mode ?? 'each'} content={values.content ?? 'summary'} />
      ) : null}
      {subject === 'reports' ? null : (
        <QuietHours
          isOn={isQuiet}
          until={values.quiet_until ?? null}
          timezone={timezone}
          onSwitch={(isOn) => {
            form.setValue('quiet_from', isOn ? '22:00' : null, { shouldDirty: true });
            form.setValue('quiet_until', isOn ? '06:30' : null, { shouldDirty: true });
          }}
        />
      )}
      {isOfInquiries ? <ListPreview rules={readRules(values)} /> : null}
      <div className={styles.footer}>
        {list === undefined || !isOfInquiries ? null : (
          <Button
            className={styles.start}
            loading={test.isPending}
            onClick={() => void sendTest(list.id).catch(() => undefined)}
          >
            Send test to me
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Save list
        </Button>
      </div>
    </ContractForm>
  );
}

interface InquiryFieldsProps {
  list: MailingList | undefined;
  mode: ListMode;
  content: ListContent;
}

/** Which inquiries a list sends, when and how much of them. */
const InquiryFields = ({ list, mode, content }: InquiryFieldsProps) => (
  <>
    <RuleFields known={list?.experts ?? []} />
    <ContractField name="mode" hint={modeHints[mode]}>
      {({ id, value, onChange }) => (
        <Segmented
          id={id}
          block
          aria-label="Send"
          value={value as string}
          options={modeOptions}
          onChange={onChange}
        />
      )}
    </ContractField>
    <ContractField name="content" hint={contentHints[content]}>
      {({ id, value, onChange }) => (
        <Segmented
          id={id}
          block
          aria-label="Content"
          value={value as string}
          options={contentOptions}
          onChange={onChange}
        />
      )}
    </ContractField>
  </>
);

type Values = Partial<ReturnType<typeof startValues>>;
const readRules = ({ types, departments, tags, person_ids, countries, verified_only }: Values) => ({
  types: types ?? [],
  departments: departments ?? [],
  tags: tags ?? [],
  person_ids: person_ids ?? [],
  countries: countries ?? [],
  verified_only: verified_only ?? false,
});
