import { deletedPostKeptMs, postEditing, type PostDetail } from '@rostrum/contracts/posts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, CalendarClockIcon, ConfirmButton, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { postSteps, type PostStep } from './post-steps.ts';

const keptHours = deletedPostKeptMs / 3_600_000;

export interface PostActionsProps {
  post: PostDetail;
  /** Saves what was typed first; null when that failed, and the change is not made. */
  change: (work: (post: PostDetail) => Promise<PostDetail>) => Promise<PostDetail | null>;
  onMoved: (post: PostDetail) => void;
  onRemoved: () => void;
}

/** The way of the post: its next step, the ways back, and deleting a draft. */
export function PostActions({ post, change, onMoved, onRemoved }: PostActionsProps) {
  const [isScheduling, setIsScheduling] = useState(false);
  const move = useContractMutation(postEditing.setStatus);
  const remove = useContractMutation(postEditing.remove, {
    onSuccess: () => {
      notify.success({ title: 'Draft deleted.' });
      onRemoved();
    },
    onError: tellRefusal('Could not delete the draft.'),
  });

  async function take({ status, label, done }: PostStep) {
    await change(({ version }) => move.mutateAsync({ params: { id: post.id }, body: { version, status } }))
      .then((moved) => moved && notify.success({ title: done }))
      .catch(tellRefusal(`Could not ${label.toLowerCase()}.`));
  }

  const isApproved = post.status === 'approved';
  return (
    <>
      {post.status === 'draft' && post.published_at === null ? (
        <ConfirmButton
          danger
          title="Delete this draft?"
          consequence={`It can be brought back for ${keptHours} hours, under Activity of posts.`}
          confirmLabel="Delete draft"
          onConfirm={() =>
            remove
              .mutateAsync({ params: { id: post.id } })
              .then(() => undefined)
              .catch(() => undefined)
          }
        >
          Delete draft
        </ConfirmButton>
      ) : null}
      {isApproved ? (
        <Button icon={<CalendarClockIcon aria-hidden size={16} />} onClick={() => setIsScheduling(true)}>
          Schedule
        </Button>
      ) : null}
      {postSteps[post.status].toReversed().map((step) =>
        step.question ? (
          <ConfirmButton
            key={step.status}
            type={step.isPrimary ? 'primary' : 'default'}
            title={step.question.title}
            consequence={step.question.consequence}
            confirmLabel={step.label}
            onConfirm={() => take(step)}
          >
            {step.label}
          </ConfirmButton>
        ) : (
          <Button
            key={step.status}
            type={step.isPrimary ? 'primary' : 'default'}
            loading={move.isPending && move.variables.body.status === step.status}
            onClick={() => void take(step)}
          >
            {step.label}
          </Button>
        ),
      )}
      {isScheduling ? (
        <ScheduleDialog post={post} onScheduled={onMoved} onClose={() => setIsScheduling(false)} />
      ) : null}
    </>
  );
}
