import { getBody } from '@rostrum/contracts';
import { questionDesk, type AnswerView, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';

import { SourcesField } from './sources-field.tsx';

const schema = getBody(questionDesk.saveAnswer);

interface AnswerDialogProps {
  question: QuestionDetail;
  /** The answer to change; null for a first version. */
  answer: AnswerView | null;
  onClose: () => void;
}

/** The desk writes the answer of one of the experts who are assigned. */
export function AnswerDialog({ question, answer, onClose }: AnswerDialogProps) {
  const written = new Set(question.answers.map(({ person }) => person.id));
  const free = answer ? [answer.person] : question.experts.filter(({ id }) => !written.has(id));
  const form = useContractForm({
    schema,
    name: 'answer',
    values: {
      person_id: free[0]?.id ?? '',
      body: answer?.body ?? '',
      sources: answer?.sources ?? [],
      pull_quote: answer?.pull_quote ?? '',
      version: answer?.version,
    },
  });
  const save = useContractMutation(questionDesk.saveAnswer);
  return (
    <FormDialog
      title={answer ? `Answer of ${answer.person.name}` : 'Write an answer'}
      confirmLabel="Save draft"
      width={640}
      form={form}
      failure="Could not save the answer."
      onSubmit={async (body) => {
        await save.mutateAsync({ params: { id: question.id }, body });
        notify.success({ title: 'Answer saved. It is not public yet.' });
      }}
      onClose={onClose}
    >
      {answer ? null : (
        <ContractField name="person_id">
          {({ value, onChange, id, onBlur, 'aria-describedby': described }) => (
            <Select<string>
              id={id}
              onBlur={onBlur}
              aria-describedby={described}
              value={String(value)}
              options={free.map((expert) => ({ value: expert.id, label: expert.name }))}
              onChange={onChange}
            />
          )}
        </ContractField>
      )}
      <ProseField name="body" rows={10} isCounted />
      <TextField name="pull_quote" isCounted />
      <SourcesField />
    </FormDialog>
  );
}
