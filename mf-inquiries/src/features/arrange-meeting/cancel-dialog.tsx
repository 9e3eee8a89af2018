import { getBody } from '@rostrum/contracts';
import { inquiryMeetings } from '@rostrum/contracts/inquiries';
import { notify } from '@rostrum/ui-kit';
import { FormDialog, ProseField, useContractForm } from '@rostrum/ui-kit/form';
import type { MeetingDialogProps } from './meeting-dialog-props.ts';
import { useCancelMeeting } from './meetings.mutations.ts';

const schema = getBody(inquiryMeetings.cancel).omit({ version: true });

/** Cancels an agreed meeting, or takes the offered times back. */
export function CancelDialog({ inquiry, name, onClose }: MeetingDialogProps) {
  const cancel = useCancelMeeting(inquiry);
  const form = useContractForm({ schema, name: 'meeting', values: { text: '' } });
  const isAgreed = inquiry.meeting?.state === 'agreed';
  return (
    <FormDialog
      form={form}
      title={isAgreed ? 'Cancel the meeting' : 'Take the offered times back'}
      confirmLabel={isAgreed ? 'Cancel the meeting' : 'Take back'}
      cancelLabel="Keep"
      marks="optional"
      onSubmit={async (body) => {
        await cancel(body);
        notify.success({ title: isAgreed ? 'The meeting is cancelled' : 'The times were taken back' });
      }}
      onClose={onClose}
    >
      <p>
        {isAgreed
          ? `${name} and the experts taking part are notified by email.`
          : `${name} gets an email that these times are no longer available.`}
      </p>
      <ProseField name="text" rows={3} />
    </FormDialog>
  );
}
