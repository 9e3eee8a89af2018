export type { ArrivalListener, InquiryArrival } from './arrival-listener.ts';
export { attachUploads } from './attachments/attach-files.ts';
export { attachmentRepository } from './attachments/attachments.repository.ts';
export { inquiryAttachments } from './attachments/attachments.schema.ts';
export { type AskFlow, createAskFlow } from './asks/ask-flow.ts';
export { inquiryAsks } from './inquiry-asks.schema.ts';
export { assignToAccount, forgetSourcePages } from './claim-inquiries.repository.ts';
export { giveBackInquiries, giveBackInquiry } from './give-back-inquiries.ts';
export { inquiries, inquiryMessages, inquiryRecipients, inquiryTrackingLinks } from './inquiries.schema.ts';
export { createInquiryService } from './inquiries.service.ts';
export {
  type InquiryRecord,
  type NewInquiry,
  inquiryChangesRepository,
} from './inquiry-changes.repository.ts';
export { closing, reopening } from './inquiry-endings.ts';
export { type StatusChange, inquiryHistoryRepository } from './inquiry-history.repository.ts';
export { type InquiryNotices, createInquiryNotices } from './inquiry-notices.ts';
export { priorityOf, sensitivityOf } from './inquiry-priority.ts';
export { heldBackStatuses, isHeldBack } from './held-back.ts';
export { readSection } from './setup/read-section.ts';
export { embedText, type TextEmbedder } from './embed-text.ts';
export { inquiryVectorSource } from './screening/inquiry-vectors.repository.ts';
export { recordScreening, screenInquiry } from './screening/screen-inquiry.ts';
export { checkAgainstForm, findInquiryForm } from './setup/inquiry-form.ts';
export { findDesk } from './setup/find-desk.ts';
export { readDeskNow } from './setup/read-desk-now.ts';
export { recordRoute, routeInquiry } from './setup/route-inquiry.ts';
export { findBlockedAddresses } from './rules/blocked-addresses.repository.ts';
export { chosenText } from './meetings/meeting-words.ts';
export { type MeetingRecord, meetingRepository } from './meetings/meetings.repository.ts';
export { presentMeeting } from './meetings/present-meeting.ts';
export { inquiryTeamRepository } from './inquiry-team.repository.ts';
export { momentIn } from './mails/mail-times.ts';
export { newInquiryRef } from './inquiry-ref.ts';
export { inquirySteps } from './inquiry-steps.ts';
export { type PublicMessage, inquiryThreadRepository } from './inquiry-thread.repository.ts';
export { noWholeMessage } from './read-whole-message.ts';
export { newTrackingToken, trackingTokenHash } from './tracking-token.ts';
export { askPeopleRepository } from './ask-people.repository.ts';
export { selectOpenableInquiries } from './openable-inquiries.repository.ts';
export { inquirySourceRepository } from './inquiry-sources.repository.ts';
export { isReplyAtRisk } from './inquiry-conditions.repository.ts';
