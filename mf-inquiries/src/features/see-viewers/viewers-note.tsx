import { inquiryViewers, viewerSaysEveryMs } from '@rostrum/contracts/inquiries';
import { PresenceNote, type Presence } from '@rostrum/presence';
import { contractQueryKey } from '@rostrum/remote-runtime';

const viewers: Presence = {
  noun: 'inquiry',
  topic: 'inquiry.viewers',
  everyMs: viewerSaysEveryMs,
  keyOf: (params) => contractQueryKey(inquiryViewers.present, { params }),
  present: (api, params) => api.call(inquiryViewers.present, { params }),
  leave: (api, params) => api.call(inquiryViewers.leave, { params }),
};

/** Who else of the desk has the inquiry open. */
export const ViewersNote = ({ inquiryId }: { inquiryId: string }) => (
  <PresenceNote of={viewers} id={inquiryId} />
);
