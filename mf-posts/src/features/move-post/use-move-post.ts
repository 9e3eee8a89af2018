import type { PostStatus, PostSummary } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { postSteps, type PostStep } from './post-steps.ts';

interface Asked {
  post: PostSummary;
  step: PostStep;
}

/** Moves posts from the board. What readers notice is asked before. */
export function useMovePost() {
  const { mutateAsync, isPending } = useContractMutation(postEditing.setStatus);
  const [question, setQuestion] = useState<Asked>();

  const send = ({ post, step }: Asked) =>
    mutateAsync({ params: { id: post.id }, body: { version: post.version, status: step.status } }).then(
      () => void notify.success({ title: step.done }),
      tellRefusal(`Could not ${step.label.toLowerCase()}.`),
    );

  return {
    question,
    isPending,
    move: (post: PostSummary, status: PostStatus) => {
      const step = postSteps[post.status].find((each) => each.status === status);
      if (step === undefined) return;
      if (step.question) setQuestion({ post, step });
      else void send({ post, step });
    },
    answer: async (isConfirmed: boolean) => {
      if (question && isConfirmed) await send(question);
      setQuestion(undefined);
    },
  };
}
