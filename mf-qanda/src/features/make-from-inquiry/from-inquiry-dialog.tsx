import { getBody } from '@rostrum/contracts';
import { questionFromInquiry, type QuestionDraft } from '@rostrum/contracts/qanda';
import { contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Modal, PageSkeleton, PanelError, notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, TextField, useContractForm } from '@rostrum/ui-kit/form';

const schema = getBody(questionFromInquiry.create);

interface FromInquiryDialogProps {
  inquiryId: string;
  onMade: (id: string) => void;
  onClose: () => void;
}

/** What was taken out, and what that does not promise. */
const describeRemoved = (removed: number) =>
  removed === 0
    ? 'No names, addresses or numbers were recognised. Read both texts again: the person who asked didn’t agree to be named.'
    : `${removed === 1 ? '1 name, address or number was' : `${removed} names, addresses and numbers were`} taken out. Read both texts again: the person who asked didn’t agree to be named.`;

function DraftForm({ inquiryId, draft, onMade, onClose }: FromInquiryDialogProps & { draft: QuestionDraft }) {
  const form = useContractForm({
    schema,
    name: 'question-from-inquiry',
    values: {
      text: draft.text,
      person_id: draft.experts[0]?.id ?? '',
      answer: draft.experts.length > 0 ? draft.answer : '',
    },
  });
  const create = useContractMutation(questionFromInquiry.create);
  return (
    <FormDialog
      title={`Make inquiry ${draft.ref} a public question`}
      confirmLabel="Add question"
      width={640}
      form={form}
      failure="Could not add the question."
      onSubmit={async (body) => {
        const question = await create.mutateAsync({ params: { id: inquiryId }, body });
        notify.success({
          title: body.person_id
            ? `Question added. ${question.experts[0]?.name ?? 'The expert'} gets an email to ${body.answer ? 'approve the answer' : 'answer it'}.`
            : 'Question added.',
        });
        onMade(question.id);
      }}
      onClose={onClose}
    >
      <p className="r-secondary">{describeRemoved(draft.removed)}</p>
      <TextField name="text" isCounted autoFocus />
      <ContractField name="person_id">
        {({ value, onChange, id, onBlur, 'aria-describedby': described }) => (
          <Select<string>
            id={id}
            onBlur={onBlur}
            aria-describedby={described}
            value={String(value)}
            options={[
              ...draft.experts.map((expert) => ({ value: expert.id, label: expert.name })),
              { value: '', label: 'Assign an expert later' },
            ]}
            onChange={onChange}
          />
        )}
      </ContractField>
      <ProseField name="answer" rows={8} isCounted />
    </FormDialog>
  );
}

/** A closed inquiry becomes a public question: nobody who asked is named, and the expert approves the answer. */
export function FromInquiryDialog(props: FromInquiryDialogProps) {
  const { inquiryId, onClose } = props;
  const draft = useQuery({
    ...contractQueryOptions(questionFromInquiry.draft, { params: { id: inquiryId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (draft.data) return <DraftForm {...props} draft={draft.data} />;
  return (
    <Modal open title="Make an inquiry a public question" footer={null} onCancel={onClose}>
      {draft.isError ? (
        <PanelError
          message={draft.error.message}
          onRetry={() => void draft.refetch()}
          retrying={draft.isFetching}
        />
      ) : (
        <PageSkeleton label="Reading the inquiry" variant="detail" />
      )}
    </Modal>
  );
}
