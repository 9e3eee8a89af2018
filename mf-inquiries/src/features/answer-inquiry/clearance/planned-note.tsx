import { inquiryTypeLabel, type InquiryDetail } from '@rostrum/contracts';
import type { InquiryClearancePlan } from '@rostrum/contracts/inquiries';

interface PlannedNoteProps {
  inquiry: Pick<InquiryDetail, 'type'>;
  plan: InquiryClearancePlan;
}

/** Why a reply does not go out at once. */
export const PlannedNote = ({ inquiry: { type }, plan: { steps } }: PlannedNoteProps) => (
  <p className="r-caption">
    Replies to {inquiryTypeLabel(type)} inquiries are cleared first:{' '}
    {steps.map(({ name }) => name).join(', then ')}.
  </p>
);
