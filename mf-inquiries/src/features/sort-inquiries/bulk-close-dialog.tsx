import {
  chosenInquiryOutcomes,
  getBody,
  inquiries,
  inquiryOutcomeLabels,
  outcomesWithReason,
} from '@rostrum/contracts';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import type { BulkInput } from './use-bulk.ts';

const schema = getBody(inquiries.close);
const outcomes = chosenInquiryOutcomes.map((value) => ({ value, label: inquiryOutcomeLabels[value] }));

export interface BulkCloseDialogProps {
  ids: string[];
  act: (input: BulkInput) => Promise<unknown>;
  onClose: () => void;
}

/** Closes several inquiries with one outcome. */
export function BulkCloseDialog({ ids, act, onClose }: BulkCloseDialogProps) {
  const form = useContractForm({
    schema,
    name: 'bulk-closing',
    // Each is closed as it is by then; the version is that of one inquiry's own dialog.
    values: { version: 1, outcome: undefined, note: '', late_reason: undefined },
  });
  const outcome = form.watch('outcome');
  const needsReason = outcomesWithReason.some((one) => one === outcome);
  return (
    <FormDialog
      form={form}
      title={ids.length === 1 ? 'Close this inquiry' : `Close ${ids.length} inquiries`}
      confirmLabel="Close"
      marks="optional"
      onSubmit={async ({ outcome: chosen, note }) => {
        await act({ act: 'close', ids, outcome: chosen, ...(note && { note }) });
        onClose();
        return false;
      }}
      onClose={onClose}
    >
      <ContractField name="outcome">
        {(control) => (
          <Select
            {...control}
            placeholder="Choose an outcome"
            listHeight={420}
            virtual={false}
            options={outcomes}
          />
        )}
      </ContractField>
      <ProseField
        name="note"
        rows={4}
        {...(needsReason && { label: 'Why was the deadline missed?', isRequired: true })}
      />
      <p className="r-secondary">
        Each seeker sees the outcome and gets a short email, unless you undo it within 10 seconds.
      </p>
    </FormDialog>
  );
}
