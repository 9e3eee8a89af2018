import {
  type PublicOrganisation,
  publicPaths,
  type PublicPerson,
  type publicPost,
  type publicQuestion,
} from '@rostrum/contracts';
import type { z } from 'zod';
import { plainText } from '@rostrum/server-kit/rich-text';

const context = 'https://schema.org';
const absolute = (path: string | null, origin: string) =>
  path === null ? undefined : new URL(path, origin).href;
/** Structured data of public pages (schema.org), for search engines and assistants. */
export const personJsonLd = (person: PublicPerson, origin: string) => ({
  '@context': context,
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: person.name,
    jobTitle: person.job_title,
    description: person.headline,
    image: absolute(person.image, origin),
    knowsAbout: person.topics,
    worksFor: {
      '@type': 'Organization',
      name: person.organisation.name,
      url: absolute(publicPaths.organisation(person.organisation.company_username), origin),
    },
  },
});

export const organisationJsonLd = (organisation: PublicOrganisation, origin: string) => ({
  '@context': context,
  '@type': 'Organization',
  name: organisation.name,
  description: organisation.description,
  url: organisation.website ?? absolute(publicPaths.organisation(organisation.company_username), origin),
  telephone: organisation.desk_phone ?? undefined,
});

export const postJsonLd = (post: z.infer<typeof publicPost>, origin: string, path: string) => ({
  '@context': context,
  '@type': 'Article',
  headline: post.title,
  description: post.summary,
  datePublished: post.published_at,
  url: absolute(path, origin),
  image: absolute(post.cover, origin),
  author: post.authors.map(({ name }) => ({ '@type': 'Person', name })),
  publisher: { '@type': 'Organization', name: post.organisation.name },
});

export const questionJsonLd = (question: z.infer<typeof publicQuestion>) => ({
  '@context': context,
  '@type': 'QAPage',
  mainEntity: {
    '@type': 'Question',
    name: question.text,
    answerCount: question.answers.length,
    suggestedAnswer: question.answers.map(({ body_html, expert, published_at }) => ({
      '@type': 'Answer',
      text: plainText(body_html),
      datePublished: published_at,
      author: { '@type': 'Person', name: expert.name, jobTitle: expert.job_title },
    })),
  },
});
