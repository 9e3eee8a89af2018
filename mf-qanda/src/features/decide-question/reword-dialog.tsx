import { getBody } from '@rostrum/contracts';
import { questionActionsFrom, questionDesk, type QuestionDetail } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(questionDesk.reword);

const isPublic = ({ status, answers }: QuestionDetail) =>
  (status === 'answered' || status === 'closed') && answers.some((answer) => answer.status === 'published');

/** Words a question otherwise; one that waits for a decision can be accepted with its new wording at once. */
export function RewordDialog({ question, onClose }: { question: QuestionDetail; onClose: () => void }) {
  const { id, version, text, status, origin } = question;
  const form = useContractForm({ schema, name: 'wording', values: { version, text } });
  const reword = useContractMutation(questionDesk.reword);
  const act = useContractMutation(questionDesk.act);
  const isDeciding = status === 'submitted' && questionActionsFrom(status).includes('accept');
  const original = question.original_text ?? (origin === 'seeker' ? text : null);
  return (
    <FormDialog
      form={form}
      title="Reword the question"
      confirmLabel={isDeciding ? 'Accept with this wording' : 'Save wording'}
      failure="Could not save the wording."
      onSubmit={async (body) => {
        const params = { id };
        if (isDeciding) await act.mutateAsync({ params, body: { ...body, action: 'accept' } });
        else await reword.mutateAsync({ params, body });
        notify.success({ title: isDeciding ? 'Question accepted.' : 'Question reworded.' });
      }}
      onClose={onClose}
    >
      <ProseField name="text" rows={3} isCounted autoFocus />
      {original === null ? null : (
        <p className="r-secondary">Your team can still see what the reader asked: “{original}”</p>
      )}
      {isPublic(question) ? (
        <p className="r-secondary">
          The heading and the address of the public page change. The former address leads to the new one.
        </p>
      ) : null}
    </FormDialog>
  );
}
