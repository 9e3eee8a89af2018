import { definePersonalData, erased, none, reference } from '@rostrum/server-kit/personal-data';
import { personReviewLinks, personReviews } from './person-reviews.schema.ts';

export const personReviewLinksPersonalData = definePersonalData(personReviewLinks, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: { tokenHash: none, orgId: reference(), personId: reference(), expiresAt: none },
});

export const personReviewsPersonalData = definePersonalData(personReviews, {
  links: [{ subject: 'profile', by: ['orgId', 'personId'], rows: 'deleted' }],
  columns: {
    orgId: reference(),
    personId: reference({ organisation: 'profile_reviews' }),
    askedAt: none,
    mails: none,
    mailedAt: none,
    escalatedAt: none,
    answeredAt: erased({ own: 'profile_reviews', organisation: 'profile_reviews' }),
    answer: erased({ own: 'profile_reviews', organisation: 'profile_reviews' }),
  },
});
