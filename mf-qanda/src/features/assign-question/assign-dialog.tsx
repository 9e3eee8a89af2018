import { getBody } from '@rostrum/contracts';
import { questionDesk, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify, useDebounced } from '@rostrum/ui-kit';
import { Checkbox, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';
import { usePeople } from './people.queries.ts';

const schema = getBody(questionDesk.assign);

/** Who is asked to answer, and until when. */
export function AssignDialog({ question, onClose }: { question: QuestionDetail; onClose: () => void }) {
  const form = useContractForm({
    schema,
    name: 'assign',
    values: {
      version: question.version,
      person_ids: question.experts.map(({ id }) => id),
      due_on: question.due_on,
      experts_publish: question.experts_publish,
    },
  });
  const [names, setNames] = useState(() => new Map(question.experts.map(({ id, name }) => [id, name])));
  const [text, setText] = useState('');
  const found = usePeople(useDebounced(text, 200));
  const assign = useContractMutation(questionDesk.assign);
  return (
    <FormDialog
      title="Assign experts"
      confirmLabel="Assign"
      form={form}
      failure="Could not assign the question."
      onSubmit={async (body) => {
        await assign.mutateAsync({ params: { id: question.id }, body });
        notify.success({ title: 'Experts and due date saved.' });
      }}
      onClose={onClose}
    >
      <ContractField
        name="person_ids"
        hint="Each new name gets an email with a link to answer without signing in, and finds it under Questions for you."
      >
        {({ value, onChange, id, onBlur, 'aria-describedby': described }, { maxItems }) => (
          <Select<{ value: string; label: string }[], { value: string; label: string }>
            id={id}
            onBlur={onBlur}
            aria-describedby={described}
            mode="multiple"
            labelInValue
            showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
            maxCount={maxItems}
            placeholder="Add an expert"
            notFoundContent={found.isError ? 'People could not be loaded.' : 'Nobody is found by this name.'}
            value={(value as string[]).map((each) => ({ value: each, label: names.get(each) ?? '' }))}
            options={found.data?.items.map((person) => ({ value: person.id, label: person.name })) ?? []}
            onChange={(chosen) => {
              setText('');
              setNames(new Map([...names, ...chosen.map((each) => [each.value, each.label] as const)]));
              onChange(chosen.map((each) => each.value));
            }}
          />
        )}
      </ContractField>
      <ContractField
        name="experts_publish"
        isLabelHidden
        hint="Without it, you read and publish each answer."
      >
        {({ value, onChange, ...control }) => (
          <Checkbox {...control} checked={value === true} onChange={({ target }) => onChange(target.checked)}>
            They publish their answers themselves
          </Checkbox>
        )}
      </ContractField>
      <TextField
        name="due_on"
        type="date"
        hint={`Until 17:00 on the clocks of your organisation, ${question.timezone}.`}
      />
    </FormDialog>
  );
}
