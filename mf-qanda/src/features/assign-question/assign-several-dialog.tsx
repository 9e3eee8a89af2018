import type { RouteResponse } from '@rostrum/contracts';
import { questionBulk, questionBulkAssign } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { ExpertsField } from './experts-field.tsx';

const schema = questionBulkAssign.omit({ ids: true });

interface AssignSeveralDialogProps {
  ids: readonly string[];
  onDone: (outcome: RouteResponse<typeof questionBulk.assign>) => void;
  onClose: () => void;
}

/** Experts for several questions, beside those who are asked already. */
export function AssignSeveralDialog({ ids, onDone, onClose }: AssignSeveralDialogProps) {
  const form = useContractForm({ schema, name: 'assign-several', values: { person_ids: [], due_on: '' } });
  const assign = useContractMutation(questionBulk.assign);
  return (
    <FormDialog
      title={ids.length === 1 ? 'Assign 1 question' : `Assign ${ids.length} questions`}
      confirmLabel="Assign"
      form={form}
      failure="Could not assign the questions."
      onSubmit={async (body) => onDone(await assign.mutateAsync({ body: { ids: [...ids], ...body } }))}
      onClose={onClose}
    >
      <ExpertsField experts={[]} />
      <TextField name="due_on" type="date" hint="Left empty, each question keeps its date." />
    </FormDialog>
  );
}
