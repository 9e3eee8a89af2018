import { isApiError } from '@rostrum/api-client';
import {
  chosenInquiryOutcomes,
  inquiryOutcomeLabels,
  outcomesWithReason,
  type InquiryDetail,
  type InquiryOutcome,
} from '@rostrum/contracts';
import { Input, Modal } from '@rostrum/ui-kit';
import { Alert, FieldError, Select } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { useClose } from './decide.mutations.ts';
import { useExplainConflict } from './explain-conflict.ts';
import './close-dialog.css';

export interface CloseDialogProps {
  inquiry: InquiryDetail;
  onDone: () => void;
  onCancel: () => void;
}

interface Faults {
  outcome?: string;
  note?: string;
}

function faultsOf(outcome: InquiryOutcome | undefined, note: string): Faults {
  if (!outcome) return { outcome: 'Choose how it ended.' };
  return outcomesWithReason.includes(outcome) && note.trim() === ''
    ? { note: 'Say why the deadline was missed.' }
    : {};
}

const longestNote = 1000;

/** Closes an inquiry with its outcome. What was chosen and written stays when the server refuses. */
export function CloseDialog({ inquiry, onDone, onCancel }: CloseDialogProps) {
  const [outcome, setOutcome] = useState<InquiryOutcome>();
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const { close, isPending } = useClose(inquiry);
  const explain = useExplainConflict(inquiry);
  const id = useId();
  const needsReason = outcome !== undefined && outcomesWithReason.includes(outcome);

  const submit = async () => {
    const found = faultsOf(outcome, note);
    setFaults(found);
    if (!outcome || Object.keys(found).length > 0) return;
    try {
      await close({ outcome, note: note.trim() || undefined });
      onDone();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const field = isApiError(error) ? error.fields[0] : undefined;
      if (field?.path === 'note' || field?.path === 'outcome') setFaults({ [field.path]: field.message });
      else setRefusal(await explain(error));
    }
  };

  return (
    <Modal
      open
      title="Close this inquiry"
      okText="Close inquiry"
      cancelText="Keep it open"
      confirmLoading={isPending}
      onOk={() => void submit()}
      onCancel={onCancel}
      destroyOnHidden
    >
      <div className="close-dialog">
        {refusal ? <Alert type="warning" showIcon title={refusal} /> : null}
        {inquiry.first_reply_at === null ? (
          <Alert type="warning" showIcon title="The seeker has not had a reply yet." />
        ) : null}
        <div>
          <label className="r-label" htmlFor={`${id}-outcome`}>
            How did it end?
          </label>
          <Select<InquiryOutcome>
            id={`${id}-outcome`}
            className="close-dialog__outcome"
            placeholder="Choose an outcome"
            // All at once: scrolling hides the outcome that is looked for.
            listHeight={420}
            virtual={false}
            value={outcome}
            status={faults.outcome ? 'error' : undefined}
            aria-invalid={faults.outcome !== undefined}
            onChange={(next) => {
              setOutcome(next);
              setFaults({});
            }}
            options={chosenInquiryOutcomes.map((value) => ({ value, label: inquiryOutcomeLabels[value] }))}
          />
          {faults.outcome ? <FieldError>{faults.outcome}</FieldError> : null}
        </div>
        <div>
          <label className="r-label" htmlFor={`${id}-note`}>
            {needsReason ? 'Why was the deadline missed?' : 'Note, optional'}
          </label>
          <Input.TextArea
            id={`${id}-note`}
            value={note}
            maxLength={longestNote}
            rows={4}
            status={faults.note ? 'error' : undefined}
            aria-invalid={faults.note !== undefined}
            onChange={(event) => setNote(event.target.value)}
          />
          {faults.note ? (
            <FieldError>{faults.note}</FieldError>
          ) : (
            <p className="r-secondary">Only your team sees the note.</p>
          )}
        </div>
        <p className="r-secondary">
          The seeker sees the outcome, gets a short email that it is closed, and can reply for 14 days.
        </p>
      </div>
    </Modal>
  );
}
