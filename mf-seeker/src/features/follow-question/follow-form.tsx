import { isApiError } from '@rostrum/api-client';
import { followWords, questionFollows } from '@rostrum/contracts/qanda';
import { FollowQuestion } from '@rostrum/public-pages';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useEffect, useRef } from 'react';

interface FollowFormProps {
  company: string;
  id: string;
  email: string;
}

/** Emails about new answers; the address of the account needs no confirmation. */
export function FollowForm({ company, id, email }: FollowFormProps) {
  const follow = useContractMutation(questionFollows.follow);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the keyboard goes on where it was.
  useEffect(() => {
    if (follow.isSuccess) said.current?.focus();
  }, [follow.isSuccess]);
  const status = follow.data
    ? followWords[follow.data.outcome]
    : follow.error
      ? isApiError(follow.error)
        ? follow.error.message
        : 'This could not be sent. Check the connection and try again.'
      : null;
  return (
    <FollowQuestion
      company={company}
      id={id}
      email={email}
      status={status}
      statusRef={said}
      isOver={follow.isSuccess}
      isSending={follow.isPending}
      onFollow={(typed) =>
        follow.mutate({ body: { company_username: company, question_id: id, email: typed } })
      }
    />
  );
}
