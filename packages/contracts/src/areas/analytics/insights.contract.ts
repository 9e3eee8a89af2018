import { defineRoute, ownParams } from '@rostrum/contracts';
import { allFigures } from './all-figures.ts';
import { postFigures, questionFigures } from './content-figures.ts';
import { inquiryFigures } from './inquiry-figures.ts';
import { peopleFigures } from './people-figures.ts';
import { rangeQuery } from './range.ts';

const call = { method: 'GET', params: ownParams, query: rangeQuery, errors: ['not_allowed'] } as const;

/** The pages of analytics, one call each. */
export const insights = {
  all: defineRoute({
    ...call,
    id: 'insights.all',
    path: '/app/insights/{identifier}/all',
    summary: 'Views of people, posts and questions, and what came of them.',
    response: allFigures,
  }),
  people: defineRoute({
    ...call,
    id: 'insights.people',
    path: '/app/insights/{identifier}/people',
    summary: 'How profiles are found and what visitors do there; experts and individuals see their own.',
    response: peopleFigures,
  }),
  posts: defineRoute({
    ...call,
    id: 'insights.posts',
    path: '/app/insights/{identifier}/posts',
    summary: 'How posts are read, from where, and for how long after they were published.',
    response: postFigures,
  }),
  qanda: defineRoute({
    ...call,
    id: 'insights.qanda',
    path: '/app/insights/{identifier}/qanda',
    summary: 'How questions are read, how fast they are answered, and which wait.',
    response: questionFigures,
  }),
  inquiries: defineRoute({
    ...call,
    id: 'insights.inquiries',
    path: '/app/insights/{identifier}/inquiries',
    summary: 'How many inquiries came, from whom, and how they were answered.',
    response: inquiryFigures,
  }),
};
