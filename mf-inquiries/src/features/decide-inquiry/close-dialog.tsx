import {
  chosenInquiryOutcomes,
  getBody,
  inquiries,
  inquiryOutcomeLabels,
  lateReasons,
  outcomesWithReason,
  type InquiryDetail,
} from '@rostrum/contracts';
import { lateReasonLabels } from '@rostrum/contracts/inquiries';
import { Alert, Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import type { FormRefusal } from '@rostrum/ui-kit/form';
import { useClose, type Closing } from './decide.mutations.ts';
import { useExplainConflict } from './explain-conflict.ts';
import styles from './close-dialog.module.css';

export interface CloseDialogProps {
  inquiry: InquiryDetail;
  onDone: (outcome: Closing['outcome']) => void;
  onCancel: () => void;
}

const schema = getBody(inquiries.close);
const lateReasonOptions = lateReasons.map((value) => ({ value, label: lateReasonLabels[value] }));
const outcomes = chosenInquiryOutcomes.map((value) => ({ value, label: inquiryOutcomeLabels[value] }));

/** Closes an inquiry with its outcome. What was chosen and written stays when the server refuses. */
export function CloseDialog({ inquiry, onDone, onCancel }: CloseDialogProps) {
  const form = useContractForm({
    schema,
    name: 'closing',
    values: { version: inquiry.version, outcome: undefined, note: '', late_reason: undefined },
  });
  const { close } = useClose(inquiry);
  const explainConflict = useExplainConflict(inquiry);
  const outcome = form.watch('outcome');
  // Nothing is chosen at first, whatever the type of a whole closing says.
  const needsReason = outcomesWithReason.some((one) => one === outcome);
  const explain = async (refusal: FormRefusal, error: unknown): Promise<FormRefusal> =>
    refusal.fields.length === 0 && error instanceof Error
      ? { ...refusal, message: await explainConflict(error) }
      : refusal;

  return (
    <FormDialog
      form={form}
      title="Close this inquiry"
      confirmLabel="Close inquiry"
      cancelLabel="Keep it open"
      marks="optional"
      explain={explain}
      onSubmit={async ({ outcome: chosen, note, late_reason: lateReason }) => {
        await close({ outcome: chosen, note: note || undefined, late_reason: lateReason });
        onDone(chosen);
        return false;
      }}
      onClose={onCancel}
    >
      {inquiry.first_reply_at === null ? (
        <Alert
          className={styles.unanswered}
          type="warning"
          showIcon
          title="The seeker has not had a reply yet."
        />
      ) : null}
      <ContractField name="outcome">
        {(control) => (
          <Select
            {...control}
            placeholder="Choose an outcome"
            // All at once: scrolling hides the outcome that is looked for.
            listHeight={420}
            virtual={false}
            options={outcomes}
          />
        )}
      </ContractField>
      {inquiry.reply_missed_at !== null && inquiry.first_reply_at === null && inquiry.late_reason === null ? (
        <ContractField name="late_reason" label="Why was the first reply late?">
          {(control) => (
            <Select {...control} allowClear placeholder="Choose a reason" options={lateReasonOptions} />
          )}
        </ContractField>
      ) : null}
      <ProseField
        name="note"
        rows={4}
        {...(needsReason && { label: 'Why was the deadline missed?', isRequired: true })}
      />
      <p className="r-secondary">
        The seeker sees the outcome, gets a short email that it is closed, and can reply for 14 days.
      </p>
    </FormDialog>
  );
}
