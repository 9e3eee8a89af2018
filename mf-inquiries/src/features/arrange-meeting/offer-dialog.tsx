import { getBody } from '@rostrum/contracts';
import { inquiryMeetings, mostMeetingTimes } from '@rostrum/contracts/inquiries';
import { notify } from '@rostrum/ui-kit';
import { Select } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, ProseField, TimesField, useContractForm } from '@rostrum/ui-kit/form';
import type { MeetingDialogProps } from './meeting-dialog-props.ts';
import { HowFields } from './how-fields.tsx';
import { expertTimes } from './meeting-times.ts';
import { useOfferTimes } from './meetings.mutations.ts';

const schema = getBody(inquiryMeetings.offer).omit({ version: true });
const lengths = [15, 30, 45, 60, 90, 120];

/** Offers times for a meeting to the sender, as a reply. Those at which an expert could stand there already. */
export function OfferDialog({ inquiry, name, onClose }: MeetingDialogProps) {
  const offer = useOfferTimes(inquiry);
  const initial = expertTimes(inquiry);
  const form = useContractForm({
    schema,
    name: 'meeting',
    values: {
      times: initial.length > 0 ? initial : undefined,
      minutes: 30,
      mode: inquiry.meeting?.mode ?? 'video',
      place: inquiry.meeting?.place ?? '',
      text: '',
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Offer ${name} times for a meeting`}
      confirmLabel="Send"
      marks="optional"
      onSubmit={async (body) => {
        await offer(body);
        notify.success({ title: `The times were sent to ${name}` });
      }}
      onClose={onClose}
    >
      {inquiry.meeting?.state === 'agreed' ? (
        <p>This cancels the agreed meeting. Everyone who has it in a calendar is notified.</p>
      ) : null}
      <TimesField name="times" label="Times" most={mostMeetingTimes} mostInWords="five" initial={initial} />
      <ContractField name="minutes" isRequired>
        {({ value, onChange, status: _status, ...control }) => (
          <Select
            {...control}
            value={value}
            onChange={onChange}
            options={lengths.map((minutes) => ({ value: minutes, label: `${minutes} minutes` }))}
          />
        )}
      </ContractField>
      <HowFields />
      <ProseField name="text" rows={3} />
    </FormDialog>
  );
}
