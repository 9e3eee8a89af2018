import { defineModule } from '@rostrum/server-kit/module';
import { personApprovals, personChangeRequests } from './change-requests.schema.ts';
import { personEntryCovers } from './covers/entry-covers.schema.ts';
import { personDocuments } from './documents/documents.schema.ts';
import { personImports, personImportRows } from './exchange/imports.schema.ts';
import { peopleFeeds, peopleFeedMembers } from './feeds/feeds.schema.ts';
import { formerUsernames } from './former-usernames.schema.ts';
import { personSavedViews } from './people-views.schema.ts';
import { people, personSections, personAvailability } from './people.schema.ts';
import { personFieldValues } from './person-fields.schema.ts';
import { personReviews, personReviewLinks } from './person-reviews.schema.ts';
import { personVersions } from './person-versions.schema.ts';
import { personPhotos } from './photos/photos.schema.ts';
import { personSectionChecks } from './section-checks.schema.ts';
import { personVideos } from './videos/videos.schema.ts';
import {
  personApprovalsPersonalData,
  personChangeRequestsPersonalData,
} from './change-requests.personal-data.ts';
import { personEntryCoversPersonalData } from './covers/entry-covers.personal-data.ts';
import { personDocumentsPersonalData } from './documents/documents.personal-data.ts';
import { personImportRowsPersonalData, personImportsPersonalData } from './exchange/imports.personal-data.ts';
import { peopleFeedMembersPersonalData, peopleFeedsPersonalData } from './feeds/feeds.personal-data.ts';
import { formerUsernamesPersonalData } from './former-usernames.personal-data.ts';
import { personSavedViewsPersonalData } from './people-views.personal-data.ts';
import {
  peoplePersonalData,
  personAvailabilityPersonalData,
  personSectionsPersonalData,
} from './people.personal-data.ts';
import { personFieldValuesPersonalData } from './person-fields.personal-data.ts';
import { personReviewLinksPersonalData, personReviewsPersonalData } from './person-reviews.personal-data.ts';
import { personVersionsPersonalData } from './person-versions.personal-data.ts';
import { personPhotosPersonalData } from './photos/photos.personal-data.ts';
import { personSectionChecksPersonalData } from './section-checks.personal-data.ts';
import { personVideosPersonalData } from './videos/videos.personal-data.ts';
import { changeRequestRoutes } from './change-requests.routes.ts';
import { personDocumentRoutes } from './documents/documents.routes.ts';
import { startEndingSafety } from './end-safety.job.ts';
import { personExchangeConstraints, personExchangeRoutes } from './exchange/exchange.routes.ts';
import { startForgettingImports } from './exchange/forget-imports.job.ts';
import { startWarningOfExpiry } from './expiry/warn-of-expiry.job.ts';
import { personMailKinds } from './mail-kinds.ts';
import { giveProfile } from './member-profiles/give-profile.ts';
import { personRoutes } from './people.routes.ts';
import { personPresenceRoutes } from './person-presence.routes.ts';
import { personReviewRoutes } from './person-reviews.routes.ts';
import { personVersionRoutes } from './person-versions.routes.ts';
import { personPhotoRoutes } from './photos/photos.routes.ts';
import { profileAccessRoutes } from './profile-access.routes.ts';
import { personRecordingRoutes } from './recording/recording.routes.ts';
import { startErasingDeletedProfiles } from './removal/erase-deleted.job.ts';
import { personRemovalRoutes } from './removal/removal.routes.ts';
import { reviewEndpoints } from './review-pages.endpoints.ts';
import { startReviewingProfiles } from './review-profiles.job.ts';
import { personSuggestionRoutes } from './suggestions/suggestions.routes.ts';
import { personVideoRoutes } from './videos/videos.routes.ts';

/** Profiles of people and everything they contain. */
export const peopleModule = defineModule({
  name: 'people',
  tables: [
    personApprovals,
    personChangeRequests,
    personEntryCovers,
    personDocuments,
    personImports,
    personImportRows,
    peopleFeeds,
    peopleFeedMembers,
    formerUsernames,
    personSavedViews,
    people,
    personSections,
    personAvailability,
    personFieldValues,
    personReviews,
    personReviewLinks,
    personVersions,
    personPhotos,
    personSectionChecks,
    personVideos,
  ],
  personalData: [
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
  ],
  mails: personMailKinds,
  routes: [
    personRoutes,
    personReviewRoutes,
    personDocumentRoutes,
    personPhotoRoutes,
    personRecordingRoutes,
    personVideoRoutes,
    personSuggestionRoutes,
    personPresenceRoutes,
    personRemovalRoutes,
    changeRequestRoutes,
    personVersionRoutes,
    personExchangeRoutes,
    profileAccessRoutes,
  ],
  constraints: personExchangeConstraints,
  endpoints: reviewEndpoints,
  jobs: [
    startReviewingProfiles,
    startWarningOfExpiry,
    startEndingSafety,
    startErasingDeletedProfiles,
    startForgettingImports,
  ],
  on: { memberJoined: giveProfile },
});
