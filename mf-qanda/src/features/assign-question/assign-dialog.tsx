import { getBody } from '@rostrum/contracts';
import { questionDesk, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { ExpertsField } from './experts-field.tsx';

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
      <ExpertsField experts={question.experts} />
      <ContractField
        name="experts_publish"
        isLabelHidden
        hint="Otherwise you review and publish each answer."
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
