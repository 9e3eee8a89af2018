import { getBody, meetingMode, type InquiryDetail } from '@rostrum/contracts';
import { inquiryMeetings } from '@rostrum/contracts/inquiries';
import { fullDate, notify } from '@rostrum/ui-kit';
import { FormDialog, useContractForm } from '@rostrum/ui-kit/form';
import { HowFields } from './how-fields.tsx';
import { useAgreeToTime } from './meetings.mutations.ts';

const schema = getBody(inquiryMeetings.agree).omit({ version: true, start: true });

export interface AgreeDialogProps {
  inquiry: InquiryDetail;
  start: string;
  onClose: () => void;
}

/** Agrees to a time that the sender proposed, and says how and where. */
export function AgreeDialog({ inquiry, start, onClose }: AgreeDialogProps) {
  const agree = useAgreeToTime(inquiry);
  const wished = meetingMode.safeParse(inquiry.fields.mode);
  const form = useContractForm({
    schema,
    name: 'meeting',
    values: { mode: wished.success ? wished.data : 'video', place: '' },
  });
  return (
    <FormDialog
      form={form}
      title={`Agree to ${fullDate(Date.parse(start))}`}
      confirmLabel="Agree"
      marks="optional"
      onSubmit={async (body) => {
        await agree({ ...body, start });
        notify.success({ title: 'The meeting is agreed' });
      }}
      onClose={onClose}
    >
      <HowFields />
    </FormDialog>
  );
}
