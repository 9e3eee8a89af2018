import {
  needsReason,
  questionBulk,
  questionDesk,
  type QuestionAction,
  type QuestionDetail,
} from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { actionWords, stepsFrom } from './question-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RewordDialog } from './reword-dialog.tsx';

/** What the desk can do with a question in its state. */
export function QuestionActions({ question }: { question: QuestionDetail }) {
  const act = useContractMutation(questionDesk.act);
  const [asking, setAsking] = useState<QuestionAction | null>(null);
  const [isRewording, setIsRewording] = useState(false);
  const send = async (action: QuestionAction, reason?: string) => {
    await act.mutateAsync({
      params: { id: question.id },
      body: { version: question.version, action, reason },
    });
    notify.success({ title: actionWords[action].done });
  };
  const take = (action: QuestionAction) =>
    send(action).catch(tellRefusal(`Could not ${actionWords[action].label.toLowerCase()} the question.`));
  const pin = useContractMutation(questionBulk.setPinned, {
    onSuccess: ({ pinned }) =>
      void notify.success({
        title: pinned ? 'Question pinned. It stands first on the public page.' : 'Pin taken off.',
      }),
    onError: tellRefusal('Could not change the pin.'),
  });
  const mayPin = question.status === 'answered' || question.status === 'closed' || question.pinned;
  return (
    <>
      {mayPin ? (
        <Button
          loading={pin.isPending}
          onClick={() =>
            pin.mutate({
              params: { id: question.id },
              body: { version: question.version, pinned: !question.pinned },
            })
          }
        >
          {question.pinned ? 'Take pin off' : 'Pin'}
        </Button>
      ) : null}
      <Button onClick={() => setIsRewording(true)}>Reword</Button>
      {stepsFrom(question.status).map((action) => {
        const { label, isPrimary, question: asked } = actionWords[action];
        const type = isPrimary ? 'primary' : 'default';
        return asked ? (
          <ConfirmButton
            key={action}
            type={type}
            {...asked}
            confirmLabel={label}
            onConfirm={() => take(action)}
          >
            {label}
          </ConfirmButton>
        ) : (
          <Button
            key={action}
            type={type}
            loading={act.isPending && act.variables.body.action === action}
            onClick={() => (needsReason(action) ? setAsking(action) : void take(action))}
          >
            {label}
          </Button>
        );
      })}
      {isRewording ? <RewordDialog question={question} onClose={() => setIsRewording(false)} /> : null}
      {asking ? (
        <ReasonDialog
          title="Refuse this question?"
          confirmLabel="Refuse"
          hint={
            question.asker?.email
              ? 'Your team reads it here. The person who asked gets an email that the question won’t be answered in public, without this reason, unless they stopped emails about it.'
              : 'Your team reads it here. The person who asked left no email, so we can’t let them know.'
          }
          onConfirm={(reason) => send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
