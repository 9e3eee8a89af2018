import { isApiError } from '@rostrum/api-client';
import { guestQuestions, helpfulWords } from '@rostrum/contracts/qanda';
import { HelpfulVote, hasVoted, keepVoted, votedText } from '@rostrum/public-pages';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useState } from 'react';

interface HelpfulButtonProps {
  company: string;
  id: string;
  answers: number;
  helpful: number;
}

/** Asks whether the answers helped; the vote of a person with an account is one on every device. */
export function HelpfulButton({ company, id, answers, helpful }: HelpfulButtonProps) {
  const vote = useContractMutation(guestQuestions.voteHelpful, { onSuccess: () => keepVoted(id) });
  const [votedBefore] = useState(() => hasVoted(id));
  const status = vote.data
    ? helpfulWords[vote.data.outcome]
    : vote.error
      ? isApiError(vote.error)
        ? vote.error.message
        : 'Your vote could not be sent. Check the connection and try again.'
      : votedBefore
        ? votedText
        : null;
  return (
    <HelpfulVote
      company={company}
      id={id}
      answers={answers}
      helpful={vote.data?.helpful ?? helpful}
      status={status}
      isOver={votedBefore || vote.isSuccess}
      isSending={vote.isPending}
      onVote={() => vote.mutate({ body: { company_username: company, question_id: id } })}
    />
  );
}
