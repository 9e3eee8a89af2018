import { startRemovingMailContent } from '@rostrum/server-kit/mail';
import type { ServerModule } from '@rostrum/server-kit/module';
import type { AppDeps } from './app-deps.ts';
import { accountDeletionModule } from './modules/account-deletion/index.ts';
import { activityRoutes } from './modules/activity/index.ts';
import { analyticsRoutes, reportRoutes, startSendingReports } from './modules/analytics/index.ts';
import { bookmarkConstraints, bookmarkRoutes } from './modules/bookmarks/index.ts';
import { classificationsModule } from './modules/classifications/index.ts';
import { customFieldRoutes } from './modules/custom-fields/index.ts';
import { directoryApiModule } from './modules/directory-api/index.ts';
import { discoveryModule } from './modules/discovery/index.ts';
import { embedsModule } from './modules/embeds/index.ts';
import { eventRoutes, startRollingUpEvents } from './modules/events/index.ts';
import { historyRoutes } from './modules/history/index.ts';
import { integrationsModule, peopleFeedModule } from './modules/integrations/index.ts';
import { mailingListsModule } from './modules/mailing-lists/index.ts';
import { inboundMailModule } from './modules/inbound-mail/index.ts';
import { inquiryPagesModule } from './modules/inquiry-pages/index.ts';
import {
  inquiryRoutes,
  inquiryRuleRoutes,
  inquirySetupRoutes,
  quarantineRoutes,
  retentionRoutes,
  startClosingSilentInquiries,
  startReleasingAttachments,
  startExpiringAsks,
  startErasingDue,
  startExpiringHolds,
  startTellingOfEndingHolds,
  startSendingHeldReplies,
  startWatchingReplyTimes,
} from './modules/inquiries/index.ts';
import { startPruningPageChanges } from './modules/page-changes/index.ts';
import {
  personExchangeConstraints,
  personExchangeRoutes,
  personRoutes,
  changeRequestRoutes,
  personPhotoRoutes,
  personRecordingRoutes,
  personVideoRoutes,
  personReviewRoutes,
  personRemovalRoutes,
  personSuggestionRoutes,
  personVersionRoutes,
  profileAccessRoutes,
  reviewEndpoints,
  startForgettingImports,
  personDocumentRoutes,
  personPresenceRoutes,
  startEndingSafety,
  startErasingDeletedProfiles,
  startReviewingProfiles,
  startWarningOfExpiry,
} from './modules/people/index.ts';
import { notificationRoutes, startSendingDigests } from './modules/notifications/index.ts';
import { provisioningModule } from './modules/provisioning/index.ts';
import { publicPages } from './modules/public-pages/index.ts';
import { postMailingsModule } from './modules/post-mailings/index.ts';
import { postPreviewRoutes } from './modules/post-preview/index.ts';
import { postsModule } from './modules/posts/index.ts';
import { documentEndpoint, pressKitEndpoint, publicProfileRoutes } from './modules/public-profiles/index.ts';
import { questionPagesModule } from './modules/question-pages/index.ts';
import { questionRoutes, startTellingOfAnswers } from './modules/questions/index.ts';
import { savedSearchesModule } from './modules/saved-searches/index.ts';
import { searchRoutes, warmUpSearch } from './modules/search/index.ts';
import { sentInquiryRoutes } from './modules/sent-inquiries/index.ts';
import { settingsRoutes, startTellingSeatUse } from './modules/settings/index.ts';
import { themesModule } from './modules/themes/index.ts';
import { topicSuggestionRoutes } from './modules/topic-suggestions/index.ts';
import { uploadsModule } from './modules/uploads/index.ts';

const startInquiryJobs: typeof startExpiringAsks = async (boss, deps) => {
  await startClosingSilentInquiries(boss, deps);
  await startExpiringAsks(boss, deps);
  await startReleasingAttachments(boss, deps);
  await startExpiringHolds(boss, deps);
  await startErasingDue(boss, deps);
  await startTellingOfEndingHolds(boss, deps);
  await startSendingHeldReplies(boss, deps);
  await startWatchingReplyTimes(boss, deps);
};

/** Files that a public profile offers. */
const personFileEndpoints: NonNullable<ServerModule<AppDeps>['endpoints']> = (app, deps) => {
  pressKitEndpoint(app, deps);
  documentEndpoint(app, deps);
};

/** Every resource of the directory; a new module is one line here. */
export const modules: readonly ServerModule<AppDeps>[] = [
  accountDeletionModule,
  { name: 'activity', routes: activityRoutes },
  { name: 'analytics', routes: analyticsRoutes },
  { name: 'reports', routes: reportRoutes, jobs: startSendingReports },
  { name: 'bookmarks', routes: bookmarkRoutes, constraints: bookmarkConstraints },
  classificationsModule,
  { name: 'custom-fields', routes: customFieldRoutes },
  directoryApiModule,
  discoveryModule,
  embedsModule,
  { name: 'events', routes: eventRoutes, jobs: startRollingUpEvents },
  { name: 'history', routes: historyRoutes },
  { name: 'inquiries', routes: inquiryRoutes, jobs: startInquiryJobs },
  { name: 'inquiry-rules', routes: inquiryRuleRoutes },
  { name: 'inquiry-setup', routes: inquirySetupRoutes },
  { name: 'inquiry-retention', routes: retentionRoutes },
  { name: 'quarantine', routes: quarantineRoutes },
  inboundMailModule,
  inquiryPagesModule,
  integrationsModule,
  mailingListsModule,
  { name: 'mail-content', jobs: startRemovingMailContent },
  { name: 'page-changes', jobs: startPruningPageChanges },
  { name: 'notifications', routes: notificationRoutes, jobs: startSendingDigests },
  { name: 'people', routes: personRoutes },
  {
    name: 'person-reviews',
    routes: personReviewRoutes,
    endpoints: reviewEndpoints,
    jobs: startReviewingProfiles,
  },
  { name: 'person-expiry', jobs: startWarningOfExpiry },
  { name: 'person-documents', routes: personDocumentRoutes },
  { name: 'person-photos', routes: personPhotoRoutes },
  { name: 'person-recording', routes: personRecordingRoutes },
  { name: 'person-videos', routes: personVideoRoutes },
  { name: 'person-suggestions', routes: personSuggestionRoutes },
  { name: 'topic-suggestions', routes: topicSuggestionRoutes },
  { name: 'person-presence', routes: personPresenceRoutes, jobs: startEndingSafety },
  { name: 'person-removal', routes: personRemovalRoutes, jobs: startErasingDeletedProfiles },
  { name: 'person-changes', routes: changeRequestRoutes },
  { name: 'person-versions', routes: personVersionRoutes },
  {
    name: 'people-exchange',
    routes: personExchangeRoutes,
    constraints: personExchangeConstraints,
    jobs: startForgettingImports,
  },
  peopleFeedModule,
  provisioningModule,
  { name: 'public-pages', pages: publicPages },
  { name: 'profile-access', routes: profileAccessRoutes },
  { name: 'post-preview', routes: postPreviewRoutes },
  postsModule,
  postMailingsModule,
  { name: 'public-profiles', routes: publicProfileRoutes, endpoints: personFileEndpoints },
  questionPagesModule,
  { name: 'questions', routes: questionRoutes, jobs: startTellingOfAnswers },
  savedSearchesModule,
  { name: 'search', routes: searchRoutes, warmUp: warmUpSearch },
  { name: 'sent-inquiries', routes: sentInquiryRoutes },
  { name: 'settings', routes: settingsRoutes, jobs: startTellingSeatUse },
  themesModule,
  uploadsModule,
];
