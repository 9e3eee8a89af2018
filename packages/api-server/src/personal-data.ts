import { identityPersonalData } from '@rostrum/identity/personal-data';
import { registryPersonalData } from '@rostrum/release-registry/personal-data';
import { kitPersonalData } from '@rostrum/server-kit/kit-personal-data';
import type { TablePersonalData } from '@rostrum/server-kit/personal-data';
import { dataExportsPersonalData } from './modules/account-deletion/exports/data-exports.personal-data.ts';
import {
  coveragePersonalData,
  reportMailingsPersonalData,
  reportSubscriptionsPersonalData,
} from './modules/analytics/reports.personal-data.ts';
import {
  bookmarkListsPersonalData,
  bookmarksPersonalData,
} from './modules/bookmarks/bookmarks.personal-data.ts';
import {
  classificationMergesPersonalData,
  classificationsPersonalData,
  dismissedSuggestionsPersonalData,
} from './modules/classifications/classifications.personal-data.ts';
import { termEditorsPersonalData } from './modules/classifications/editors/term-editors.personal-data.ts';
import { customFieldsPersonalData } from './modules/custom-fields/custom-fields.personal-data.ts';
import {
  embedDefaultsPersonalData,
  embedInstallsPersonalData,
  savedEmbedVersionsPersonalData,
  savedEmbedsPersonalData,
} from './modules/embeds/embeds.personal-data.ts';
import { eventsPersonalData } from './modules/events/events.personal-data.ts';
import {
  eventCountsPersonalData,
  eventDaysPersonalData,
} from './modules/events/rollups/rollups.personal-data.ts';
import { viewedPeoplePersonalData } from './modules/history/history.personal-data.ts';
import { inboundMailsPersonalData } from './modules/inbound-mail/inbound-mail.personal-data.ts';
import { inquiryAttachmentsPersonalData } from './modules/inquiries/attachments/attachments.personal-data.ts';
import { inquiryBriefingsPersonalData } from './modules/inquiries/briefing/briefings.personal-data.ts';
import {
  inquiriesPersonalData,
  inquiryMessagesPersonalData,
  inquiryReadsPersonalData,
  inquiryRecipientsPersonalData,
  inquiryTrackingLinksPersonalData,
} from './modules/inquiries/inquiries.personal-data.ts';
import {
  inquiryAskLinksPersonalData,
  inquiryAsksPersonalData,
} from './modules/inquiries/inquiry-asks.personal-data.ts';
import { inquiryClearancesPersonalData } from './modules/inquiries/inquiry-clearances.personal-data.ts';
import {
  inquiryBulkActsPersonalData,
  inquirySavedViewsPersonalData,
  inquiryWatchersPersonalData,
} from './modules/inquiries/inquiry-sorting.personal-data.ts';
import {
  inquiryDraftsPersonalData,
  inquiryHeldRepliesPersonalData,
} from './modules/inquiries/inquiry-writing.personal-data.ts';
import { inquiryMeetingsPersonalData } from './modules/inquiries/meetings/meetings.personal-data.ts';
import {
  inquiryRulesPersonalData,
  inquiryScreeningsPersonalData,
} from './modules/inquiries/rules/inquiry-rules.personal-data.ts';
import { inquiryVectorsPersonalData } from './modules/inquiries/screening/inquiry-vectors.personal-data.ts';
import { inquiryVerdictsPersonalData } from './modules/inquiries/screening/verdicts.personal-data.ts';
import { inquirySetupSectionsPersonalData } from './modules/inquiries/setup/inquiry-setup.personal-data.ts';
import { inquiryViewersPersonalData } from './modules/inquiries/viewing/viewers.personal-data.ts';
import {
  apiKeysPersonalData,
  calendarFeedsPersonalData,
  clientTokensPersonalData,
  webhookDeliveriesPersonalData,
  webhooksPersonalData,
} from './modules/integrations/integrations.personal-data.ts';
import {
  mailingListDeliveriesPersonalData,
  mailingListItemsPersonalData,
  mailingListSubscribersPersonalData,
  mailingListsPersonalData,
} from './modules/mailing-lists/mailing-lists.personal-data.ts';
import {
  notificationChoicesPersonalData,
  notificationsPersonalData,
} from './modules/notifications/notifications.personal-data.ts';
import { pageChangesPersonalData } from './modules/page-changes/page-changes.personal-data.ts';
import {
  personApprovalsPersonalData,
  personChangeRequestsPersonalData,
} from './modules/people/change-requests.personal-data.ts';
import { personEntryCoversPersonalData } from './modules/people/covers/entry-covers.personal-data.ts';
import { personDocumentsPersonalData } from './modules/people/documents/documents.personal-data.ts';
import {
  personImportRowsPersonalData,
  personImportsPersonalData,
} from './modules/people/exchange/imports.personal-data.ts';
import {
  peopleFeedMembersPersonalData,
  peopleFeedsPersonalData,
} from './modules/people/feeds/feeds.personal-data.ts';
import { formerUsernamesPersonalData } from './modules/people/former-usernames.personal-data.ts';
import { personSavedViewsPersonalData } from './modules/people/people-views.personal-data.ts';
import {
  peoplePersonalData,
  personAvailabilityPersonalData,
  personSectionsPersonalData,
} from './modules/people/people.personal-data.ts';
import { personFieldValuesPersonalData } from './modules/people/person-fields.personal-data.ts';
import {
  personReviewLinksPersonalData,
  personReviewsPersonalData,
} from './modules/people/person-reviews.personal-data.ts';
import { personVersionsPersonalData } from './modules/people/person-versions.personal-data.ts';
import { personPhotosPersonalData } from './modules/people/photos/photos.personal-data.ts';
import { personSectionChecksPersonalData } from './modules/people/section-checks.personal-data.ts';
import { personVideosPersonalData } from './modules/people/videos/videos.personal-data.ts';
import { postMailingsPersonalData } from './modules/post-mailings/post-mailings.personal-data.ts';
import { postEditorsPersonalData } from './modules/posts/post-editors.personal-data.ts';
import { postFieldValuesPersonalData } from './modules/posts/post-fields.personal-data.ts';
import { postFiguresPersonalData } from './modules/posts/post-figures.personal-data.ts';
import {
  postSignOffLinksPersonalData,
  postSignOffsPersonalData,
} from './modules/posts/post-signoffs.personal-data.ts';
import { postVersionsPersonalData } from './modules/posts/post-versions.personal-data.ts';
import {
  postAuthorsPersonalData,
  postExpertsPersonalData,
  postsPersonalData,
} from './modules/posts/posts.personal-data.ts';
import {
  provisionedMembersPersonalData,
  provisioningCallsPersonalData,
} from './modules/provisioning/provisioning.personal-data.ts';
import {
  questionFollowNoticesPersonalData,
  questionFollowsPersonalData,
} from './modules/questions/follows/question-follows.personal-data.ts';
import {
  answersPersonalData,
  questionExpertsPersonalData,
  questionLinksPersonalData,
  questionsPersonalData,
} from './modules/questions/questions.personal-data.ts';
import { questionVectorsPersonalData } from './modules/questions/vectors/question-vectors.personal-data.ts';
import {
  savedSearchFindsPersonalData,
  savedSearchesPersonalData,
  searchDocumentChangesPersonalData,
} from './modules/saved-searches/saved-searches.personal-data.ts';
import {
  searchDocumentsPersonalData,
  searchVectorsPersonalData,
  searchWordsPersonalData,
} from './modules/search/search.personal-data.ts';
import { themeDraftsPersonalData, themeVersionsPersonalData } from './modules/themes/themes.personal-data.ts';
import {
  retiredFilesPersonalData,
  uploadPartsPersonalData,
  uploadsPersonalData,
} from './modules/uploads/uploads.personal-data.ts';

/** The register of personal data: what happens to every column of the database when its person is erased. */
export const personalData: readonly TablePersonalData[] = [
  ...kitPersonalData,
  ...identityPersonalData,
  ...registryPersonalData,
  dataExportsPersonalData,
  coveragePersonalData,
  reportMailingsPersonalData,
  reportSubscriptionsPersonalData,
  bookmarkListsPersonalData,
  bookmarksPersonalData,
  classificationMergesPersonalData,
  classificationsPersonalData,
  dismissedSuggestionsPersonalData,
  termEditorsPersonalData,
  customFieldsPersonalData,
  embedDefaultsPersonalData,
  embedInstallsPersonalData,
  savedEmbedVersionsPersonalData,
  savedEmbedsPersonalData,
  eventsPersonalData,
  eventCountsPersonalData,
  eventDaysPersonalData,
  viewedPeoplePersonalData,
  inboundMailsPersonalData,
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
  apiKeysPersonalData,
  calendarFeedsPersonalData,
  clientTokensPersonalData,
  webhookDeliveriesPersonalData,
  webhooksPersonalData,
  mailingListDeliveriesPersonalData,
  mailingListItemsPersonalData,
  mailingListSubscribersPersonalData,
  mailingListsPersonalData,
  notificationChoicesPersonalData,
  notificationsPersonalData,
  pageChangesPersonalData,
  personApprovalsPersonalData,
  personChangeRequestsPersonalData,
  personEntryCoversPersonalData,
  personDocumentsPersonalData,
  personImportRowsPersonalData,
  personImportsPersonalData,
  peopleFeedMembersPersonalData,
  peopleFeedsPersonalData,
  formerUsernamesPersonalData,
  personSavedViewsPersonalData,
  peoplePersonalData,
  personAvailabilityPersonalData,
  personSectionsPersonalData,
  personFieldValuesPersonalData,
  personReviewLinksPersonalData,
  personReviewsPersonalData,
  personVersionsPersonalData,
  personPhotosPersonalData,
  personSectionChecksPersonalData,
  personVideosPersonalData,
  postMailingsPersonalData,
  postEditorsPersonalData,
  postFieldValuesPersonalData,
  postFiguresPersonalData,
  postSignOffLinksPersonalData,
  postSignOffsPersonalData,
  postVersionsPersonalData,
  postAuthorsPersonalData,
  postExpertsPersonalData,
  postsPersonalData,
  provisionedMembersPersonalData,
  provisioningCallsPersonalData,
  questionFollowNoticesPersonalData,
  questionFollowsPersonalData,
  answersPersonalData,
  questionExpertsPersonalData,
  questionLinksPersonalData,
  questionsPersonalData,
  questionVectorsPersonalData,
  savedSearchFindsPersonalData,
  savedSearchesPersonalData,
  searchDocumentChangesPersonalData,
  searchDocumentsPersonalData,
  searchVectorsPersonalData,
  searchWordsPersonalData,
  themeDraftsPersonalData,
  themeVersionsPersonalData,
  retiredFilesPersonalData,
  uploadPartsPersonalData,
  uploadsPersonalData,
];
