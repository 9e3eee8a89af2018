import { inquiryTypes } from '@rostrum/contracts';
import { recordsChoice, redactions, type Redaction } from '@rostrum/contracts/inquiries';
import { notify, useDebounced } from '@rostrum/ui-kit';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useProof } from './use-proof.tsx';
import { RecordsCount } from './records-count.tsx';
import { useRequestRecords } from './records.queries.ts';
import styles from './hand-on-records.module.css';

const typeOptions = inquiryTypes.map(({ id, label }) => ({ value: id, label }));
const redactionLabels: Record<Redaction, string> = {
  names: 'Replace names of senders, experts and your team',
  emails: 'Replace email addresses',
  phones: 'Replace phone numbers',
  notes: 'Leave out internal notes',
  files: 'Leave out files',
};

/** Chooses inquiries for a request for information and what is taken out of them. */
export function RecordsDialog({ onClose }: { onClose: () => void }) {
  const request = useRequestRecords();
  const { proved, dialog } = useProof();
  const form = useContractForm({
    schema: recordsChoice,
    name: 'records',
    values: {
      refs: [],
      email: null,
      from: null,
      to: null,
      words: '',
      types: [],
      restricted: false,
      redact: [...redactions],
    },
  });
  const typed = form.watch();
  const settled = useDebounced(JSON.stringify(typed), 400);
  const chosen = recordsChoice.safeParse(
    JSON.parse(settled, (_key, value: unknown) => (value === '' && _key !== 'words' ? null : value)),
  );
  return (
    <>
      <FormDialog
        form={form}
        title="Export for a request for information"
        confirmLabel="Make the file"
        marks="optional"
        width={640}
        onSubmit={async (body) => {
          await proved(() => request(body));
          notify.success({ title: 'The file is being made', description: 'We email you when it is ready.' });
        }}
        onClose={onClose}
      >
        <ContractField name="refs" hint="Like INQ-7K2M9; paste as many as you have.">
          {({ value, ...control }) => (
            <Select
              {...control}
              mode="tags"
              open={false}
              suffixIcon={null}
              tokenSeparators={[',', ';', ' ', '\n']}
              value={Array.isArray(value) ? value : []}
            />
          )}
        </ContractField>
        <TextField name="email" type="email" autoComplete="off" />
        <div className={styles.days}>
          <TextField name="from" type="date" />
          <TextField name="to" type="date" />
        </div>
        <TextField name="words" autoComplete="off" />
        <ContractField name="types">
          {(control) => <Select {...control} mode="multiple" options={typeOptions} placeholder="All types" />}
        </ContractField>
        <ContractField name="restricted" isLabelHidden>
          {({ value, onChange, id }) => (
            <Checkbox id={id} checked={value === true} onChange={({ target }) => onChange(target.checked)}>
              Restricted inquiries too
            </Checkbox>
          )}
        </ContractField>
        <ContractField
          name="redact"
          label="Before it is handed on"
          hint="Names of others that a text mentions are not found, and files are handed on as they are: read the file first."
        >
          {({ value, onChange, id }) => (
            <div role="group" id={id} aria-labelledby={`${id}_label`} className={styles.taken}>
              {redactions.map((part) => {
                const taken = Array.isArray(value) ? redactions.filter((each) => value.includes(each)) : [];
                return (
                  <Checkbox
                    key={part}
                    checked={taken.includes(part)}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...taken, part] : taken.filter((each) => each !== part))
                    }
                  >
                    {redactionLabels[part]}
                  </Checkbox>
                );
              })}
            </div>
          )}
        </ContractField>
        <RecordsCount choice={chosen.success ? chosen.data : null} />
      </FormDialog>
      {dialog}
    </>
  );
}
