import { describeField, z } from '@rostrum/contracts';
import { inquiryTag } from '@rostrum/contracts/inquiries';
import { FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import type { BulkInput } from './use-bulk.ts';

const schema = z.object({
  tag: describeField(inquiryTag, { label: 'Tag', missing: 'Enter a tag.', hint: 'Your team alone sees it.' }),
});

export interface TagDialogProps {
  ids: string[];
  act: (input: BulkInput) => Promise<unknown>;
  onClose: () => void;
}

/** Gives inquiries a tag. */
export function TagDialog({ ids, act, onClose }: TagDialogProps) {
  const form = useContractForm({ schema, name: 'tagging', values: { tag: '' } });
  return (
    <FormDialog
      form={form}
      title="Add a tag"
      confirmLabel="Add tag"
      onSubmit={async ({ tag }) => {
        await act({ act: 'add_tag', tag, ids });
        onClose();
        return false;
      }}
      onClose={onClose}
    >
      <TextField name="tag" />
    </FormDialog>
  );
}
