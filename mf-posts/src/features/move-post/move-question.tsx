import type { PostSummary } from '@rostrum/contracts';
import { Button, Modal } from '@rostrum/ui-kit';
import type { PostStep } from './post-steps.ts';

interface MoveQuestionProps {
  question: { post: PostSummary; step: PostStep } | undefined;
  isPending: boolean;
  onAnswer: (isConfirmed: boolean) => Promise<void>;
}

/** Asked before readers notice a move. */
export function MoveQuestion({ question, isPending, onAnswer }: MoveQuestionProps) {
  if (question === undefined) return null;
  const { post, step } = question;
  return (
    <Modal
      open
      title={step.question?.title}
      onCancel={() => void onAnswer(false)}
      footer={[
        <Button key="cancel" onClick={() => void onAnswer(false)}>
          Cancel
        </Button>,
        <Button key="confirm" type="primary" loading={isPending} onClick={() => void onAnswer(true)}>
          {step.label}
        </Button>,
      ]}
    >
      <p>{post.title}</p>
      <p>{step.question?.consequence}</p>
    </Modal>
  );
}
