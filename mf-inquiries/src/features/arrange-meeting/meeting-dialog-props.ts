import type { InquiryDetail } from '@rostrum/contracts';

export interface MeetingDialogProps {
  inquiry: InquiryDetail;
  /** How the sender is called. */
  name: string;
  onClose: () => void;
}
