import { defineModule } from '@rostrum/server-kit/module';
import { inquiryAttachments } from './attachments/attachments.schema.ts';
import { inquiryBriefings } from './briefing/briefings.schema.ts';
import {
  inquiries,
  inquiryRecipients,
  inquiryMessages,
  inquiryReads,
  inquiryTrackingLinks,
} from './inquiries.schema.ts';
import { inquiryAsks, inquiryAskLinks } from './inquiry-asks.schema.ts';
import { inquiryClearances } from './inquiry-clearances.schema.ts';
import { inquiryWatchers, inquirySavedViews, inquiryBulkActs } from './inquiry-sorting.schema.ts';
import { inquiryDrafts, inquiryHeldReplies } from './inquiry-writing.schema.ts';
import { inquiryMeetings } from './meetings/meetings.schema.ts';
import { inquiryRules, inquiryScreenings } from './rules/inquiry-rules.schema.ts';
import { inquiryVectors } from './screening/inquiry-vectors.schema.ts';
import { inquiryVerdicts } from './screening/verdicts.schema.ts';
import { inquirySetupSections } from './setup/inquiry-setup.schema.ts';
import { inquiryViewers } from './viewing/viewers.schema.ts';
import { inquiryAttachmentsPersonalData } from './attachments/attachments.personal-data.ts';
import { inquiryBriefingsPersonalData } from './briefing/briefings.personal-data.ts';
import {
  inquiriesPersonalData,
  inquiryMessagesPersonalData,
  inquiryReadsPersonalData,
  inquiryRecipientsPersonalData,
  inquiryTrackingLinksPersonalData,
} from './inquiries.personal-data.ts';
import { inquiryAskLinksPersonalData, inquiryAsksPersonalData } from './inquiry-asks.personal-data.ts';
import { inquiryClearancesPersonalData } from './inquiry-clearances.personal-data.ts';
import {
  inquiryBulkActsPersonalData,
  inquirySavedViewsPersonalData,
  inquiryWatchersPersonalData,
} from './inquiry-sorting.personal-data.ts';
import {
  inquiryDraftsPersonalData,
  inquiryHeldRepliesPersonalData,
} from './inquiry-writing.personal-data.ts';
import { inquiryMeetingsPersonalData } from './meetings/meetings.personal-data.ts';
import {
  inquiryRulesPersonalData,
  inquiryScreeningsPersonalData,
} from './rules/inquiry-rules.personal-data.ts';
import { inquiryVectorsPersonalData } from './screening/inquiry-vectors.personal-data.ts';
import { inquiryVerdictsPersonalData } from './screening/verdicts.personal-data.ts';
import { inquirySetupSectionsPersonalData } from './setup/inquiry-setup.personal-data.ts';
import { inquiryViewersPersonalData } from './viewing/viewers.personal-data.ts';
import { startReleasingAttachments } from './attachments/release-attachments.job.ts';
import { startExpiringAsks } from './asks/expire-asks.job.ts';
import { startClosingSilentInquiries } from './close-silent-inquiries.job.ts';
import { giveBackInquiries } from './give-back-inquiries.ts';
import { inquiryRoutes } from './inquiries.routes.ts';
import { inquiryMailKinds } from './mails/mail-kinds.ts';
import { startExpiringHolds } from './quarantine/expire-holds.job.ts';
import { quarantineRoutes } from './quarantine/quarantine.routes.ts';
import { startTellingOfEndingHolds } from './quarantine/tell-of-ending-holds.job.ts';
import { startErasingDue } from './retention/erase-due.job.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { inquiryRuleRoutes } from './rules/rules.routes.ts';
import { inquirySetupRoutes } from './setup/setup.routes.ts';
import { startWatchingReplyTimes } from './watch-reply-times.job.ts';
import { startSendingHeldReplies } from './writing/send-held-replies.job.ts';

/** Inquiries, from their arrival to their erasure. */
export const inquiriesModule = defineModule({
  name: 'inquiries',
  tables: [
    inquiryAttachments,
    inquiryBriefings,
    inquiries,
    inquiryRecipients,
    inquiryMessages,
    inquiryReads,
    inquiryTrackingLinks,
    inquiryAsks,
    inquiryAskLinks,
    inquiryClearances,
    inquiryWatchers,
    inquirySavedViews,
    inquiryBulkActs,
    inquiryDrafts,
    inquiryHeldReplies,
    inquiryMeetings,
    inquiryRules,
    inquiryScreenings,
    inquiryVectors,
    inquiryVerdicts,
    inquirySetupSections,
    inquiryViewers,
  ],
  personalData: [
    inquiryAttachmentsPersonalData,
    inquiryBriefingsPersonalData,
    inquiriesPersonalData,
    inquiryMessagesPersonalData,
    inquiryReadsPersonalData,
    inquiryRecipientsPersonalData,
    inquiryTrackingLinksPersonalData,
    inquiryAskLinksPersonalData,
    inquiryAsksPersonalData,
    inquiryClearancesPersonalData,
    inquiryBulkActsPersonalData,
    inquirySavedViewsPersonalData,
    inquiryWatchersPersonalData,
    inquiryDraftsPersonalData,
    inquiryHeldRepliesPersonalData,
    inquiryMeetingsPersonalData,
    inquiryRulesPersonalData,
    inquiryScreeningsPersonalData,
    inquiryVectorsPersonalData,
    inquiryVerdictsPersonalData,
    inquirySetupSectionsPersonalData,
    inquiryViewersPersonalData,
  ],
  mails: inquiryMailKinds,
  routes: [inquiryRoutes, inquiryRuleRoutes, inquirySetupRoutes, retentionRoutes, quarantineRoutes],
  jobs: [
    startClosingSilentInquiries,
    startExpiringAsks,
    startReleasingAttachments,
    startExpiringHolds,
    startErasingDue,
    startTellingOfEndingHolds,
    startSendingHeldReplies,
    startWatchingReplyTimes,
  ],
  on: { memberLeft: giveBackInquiries },
});
