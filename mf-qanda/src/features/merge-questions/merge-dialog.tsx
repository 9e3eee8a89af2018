import { questions } from '@rostrum/contracts';
import { questionMerge, type QuestionDetail } from '@rostrum/contracts/qanda';
import { contractQueryOptions, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { Button, Modal, notify, PageSkeleton, PanelError, useDebounced } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { MergePreview } from './merge-preview.tsx';

interface MergeDialogProps {
  question: QuestionDetail;
  /** The question that stays, where it is known; another one can be chosen. */
  into?: { id: string; text: string };
  onMerged: (into: QuestionDetail) => void;
  onClose: () => void;
}

/** Chooses the question that stays and says what merging would do, before it is done. */
export function MergeDialog({ question, into, onMerged, onClose }: MergeDialogProps) {
  const field = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | undefined>(
    into && { value: into.id, label: into.text },
  );
  const found = useQuery({
    ...contractQueryOptions(questions.list, {
      query: { q: useDebounced(text, 200), status: ['open', 'assigned', 'answered'], page_size: 10 },
    }),
    placeholderData: keepPreviousData,
  });
  const preview = useQuery({
    ...contractQueryOptions(questionMerge.preview, {
      params: { id: question.id, into_id: chosen?.value ?? question.id },
    }),
    enabled: chosen !== undefined,
  });
  const merge = useContractMutation(questionMerge.merge, {
    onSuccess: (into) => {
      notify.success({ title: 'Questions merged. The merged question stays in the archive, with Undo.' });
      onMerged(into);
    },
    onError: (error: unknown) => {
      tellRefusal('Could not merge the questions.')(error);
      void preview.refetch();
    },
  });
  const shown = chosen === undefined ? undefined : preview.data;
  return (
    <Modal
      open
      title="Merge this question into another one"
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="merge"
          type="primary"
          disabled={!shown || preview.isError}
          loading={merge.isPending}
          onClick={() =>
            shown &&
            merge.mutate({
              params: { id: question.id },
              body: { version: question.version, into_id: shown.into.id, into_version: shown.into.version },
            })
          }
        >
          Merge
        </Button>,
      ]}
    >
      <label htmlFor={field}>Question that stays</label>
      <Select<{ value: string; label: string }, { value: string; label: string }>
        id={field}
        style={{ width: '100%' }}
        labelInValue
        placeholder="Search by words of the question"
        showSearch={{ filterOption: false, searchValue: text, onSearch: setText }}
        notFoundContent={
          found.isError ? 'Questions could not be loaded.' : 'No open or answered question has these words.'
        }
        {...(chosen && { value: chosen })}
        options={(found.data?.items ?? [])
          .filter(({ id }) => id !== question.id)
          .map((each) => ({ value: each.id, label: each.text }))}
        onChange={(next) => {
          setText('');
          setChosen(next);
        }}
      />
      <div aria-live="polite">
        {chosen === undefined ? null : preview.isError ? (
          <PanelError onRetry={() => void preview.refetch()} retrying={preview.isFetching} />
        ) : shown ? (
          <MergePreview preview={shown} />
        ) : (
          <PageSkeleton label="Reading what would change" variant="list" />
        )}
      </div>
    </Modal>
  );
}
