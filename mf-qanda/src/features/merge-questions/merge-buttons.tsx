import { questionMerge, type QuestionDetail } from '@rostrum/contracts/qanda';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useNavigate } from '@rostrum/remote-runtime/router';
import { Button, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { isMergeable } from './is-mergeable.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Merges a question into another one, or takes it out of there again. */
export function MergeButtons({ question }: { question: QuestionDetail }) {
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const undo = useContractMutation(questionMerge.undo, {
    onSuccess: () => void notify.success({ title: 'Merge undone. Both questions stand on their own again.' }),
    onError: tellRefusal('Could not undo the merge.'),
  });
  if (question.merged_into)
    return (
      <Button
        loading={undo.isPending}
        onClick={() => undo.mutate({ params: { id: question.id }, body: { version: question.version } })}
      >
        Undo merge
      </Button>
    );
  if (!isMergeable(question)) return null;
  return (
    <>
      <Button onClick={() => setIsChoosing(true)}>Merge</Button>
      {isChoosing ? (
        <MergeDialog
          question={question}
          onClose={() => setIsChoosing(false)}
          onMerged={(into) => void navigate(paths.question.href(into.id))}
        />
      ) : null}
    </>
  );
}
