import { getBody } from '@rostrum/contracts';
import { askedQuestions, type AskedQuestion } from '@rostrum/contracts/qanda';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, SectionHeading, fullDate, notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import { useState } from 'react';

const schema = getBody(askedQuestions.answer);

function AnswerForm({ question, onClose }: { question: AskedQuestion; onClose: () => void }) {
  const { answer } = question;
  const form = useContractForm({
    schema,
    name: 'asked',
    values: { body: answer?.body ?? '', submit: true, version: answer?.version },
  });
  const save = useContractMutation(askedQuestions.answer);
  return (
    <FormDialog
      title={question.text}
      confirmLabel="Send to the desk"
      width={640}
      form={form}
      failure="Could not send the answer."
      onSubmit={async (body) => {
        const { answer: sent } = await save.mutateAsync({ params: { id: question.id }, body });
        notify.success({
          title:
            sent?.status === 'published'
              ? 'Answer published.'
              : 'Answer sent to the desk, which publishes it.',
        });
      }}
      onClose={onClose}
    >
      <ProseField name="body" rows={10} isCounted autoFocus />
    </FormDialog>
  );
}

const states = {
  draft: 'Your answer is a draft.',
  in_review: 'Your answer is with the desk.',
  published: 'Your answer is published.',
  retracted: 'Your answer was retracted.',
} as const;

/** One question to the expert, with the own answer as far as it is. */
export function AskedCard({ question }: { question: AskedQuestion }) {
  const [isWriting, setIsWriting] = useState(false);
  const { text, details, due_at, answer } = question;
  return (
    <Card>
      <SectionHeading>{text}</SectionHeading>
      {details ? <p>{details}</p> : null}
      <p className="r-secondary">
        {[
          due_at ? `Due ${fullDate(Date.parse(due_at))}.` : '',
          answer ? states[answer.status] : 'Not answered yet.',
          answer?.retraction_reason ?? '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {answer?.status === 'published' ? null : (
        <Button type={answer ? 'default' : 'primary'} onClick={() => setIsWriting(true)}>
          {answer ? 'Change my answer' : 'Write my answer'}
        </Button>
      )}
      {isWriting ? <AnswerForm question={question} onClose={() => setIsWriting(false)} /> : null}
    </Card>
  );
}
