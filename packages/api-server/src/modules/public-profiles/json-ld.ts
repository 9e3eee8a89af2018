import {
  type PublicOrganisation,
  publicPaths,
  type PublicPerson,
  type publicPost,
  type publicQuestion,
} from '@rostrum/contracts';
import type { z } from 'zod';
import { plainText } from '@rostrum/server-kit/rich-text';

const absolute = (path: string | null, origin: string) =>
  path === null ? undefined : new URL(path, origin).href;

interface Place {
  origin: string;
  /** Path of the page itself. */
  path: string;
}

/** Where the page stands below its organisation, as its own breadcrumb says; schema.org asks for the page itself as well. */
const breadcrumbs = (
  { origin, path }: Place,
  organisation: { name: string; company_username: string },
  { name, list }: { name: string; list?: { name: string; path: string } },
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    {
      name: organisation.name,
      item: absolute(publicPaths.organisation(organisation.company_username), origin),
    },
    ...(list ? [{ name: list.name, item: absolute(list.path, origin) }] : []),
    { name, item: absolute(path, origin) },
  ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});

const graph = (...items: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': items });

const organisationItem = (
  { name, company_username, logo }: { name: string; company_username: string; logo: string | null },
  origin: string,
) => ({
  '@type': 'Organization',
  name,
  url: absolute(publicPaths.organisation(company_username), origin),
  logo: absolute(logo, origin),
});

const personItem = (
  {
    kind,
    username,
    name,
    job_title: jobTitle,
  }: Pick<PublicPerson, 'kind' | 'name' | 'job_title'> & { username: string | null },
  origin: string,
) => ({
  '@type': 'Person',
  name,
  ...(jobTitle !== '' && { jobTitle }),
  ...(username !== null && { url: absolute(publicPaths.person(kind, username), origin) }),
});

/** Structured data of public pages (schema.org), for search engines and assistants. */
export const personJsonLd = (person: PublicPerson, place: Place) =>
  graph(
    {
      '@type': 'ProfilePage',
      url: absolute(place.path, place.origin),
      mainEntity: {
        ...personItem(person, place.origin),
        description: person.headline || undefined,
        image: absolute(person.image, place.origin),
        knowsAbout: person.topics,
        worksFor: organisationItem(person.organisation, place.origin),
      },
    },
    breadcrumbs(place, person.organisation, { name: person.name }),
  );

export const organisationJsonLd = (organisation: PublicOrganisation, { origin }: Place) => {
  const sameAs = [organisation.website ?? [], organisation.social].flat();
  return graph({
    ...organisationItem(organisation, origin),
    description: organisation.description || undefined,
    sameAs: sameAs.length === 0 ? undefined : sameAs,
    telephone: organisation.desk_phone ?? undefined,
  });
};

/** All posts or all questions of an organisation, a page of them at a time. */
export const listJsonLd = (
  organisation: Parameters<typeof organisationItem>[0],
  { title, items }: { title: string; items: readonly { name: string; href: string }[] },
  place: Place,
) =>
  graph(
    {
      '@type': 'CollectionPage',
      name: title,
      url: absolute(place.path, place.origin),
      publisher: organisationItem(organisation, place.origin),
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: items.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: absolute(href, place.origin),
        })),
      },
    },
    breadcrumbs(place, organisation, { name: title }),
  );

/** Who speaks on a topic. */
export const topicJsonLd = (
  topic: { title: string; entryTerms: readonly string[]; broader: readonly string[] },
  people: readonly Parameters<typeof personItem>[0][],
  { origin, path }: Place,
) => {
  const above = topic.broader
    .slice(0, 1)
    .map((name) => ({ name, item: absolute(publicPaths.topic(name), origin) }));
  return graph(
    {
      '@type': 'CollectionPage',
      name: `Experts on ${topic.title}`,
      url: absolute(path, origin),
      about: { '@type': 'DefinedTerm', name: topic.title, alternateName: topic.entryTerms },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: people.map((person, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: personItem(person, origin),
        })),
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [...above, { name: topic.title, item: absolute(path, origin) }].map(
        (crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...crumb,
        }),
      ),
    },
  );
};

export const postJsonLd = (post: z.infer<typeof publicPost>, place: Place) =>
  graph(
    {
      '@type': 'Article',
      headline: post.title,
      description: post.summary || undefined,
      datePublished: post.published_at,
      url: absolute(place.path, place.origin),
      image: absolute(post.cover, place.origin),
      author: post.authors.map(({ name }) => ({ '@type': 'Person', name })),
      mentions: post.experts.map((expert) => personItem(expert, place.origin)),
      publisher: organisationItem(post.organisation, place.origin),
    },
    breadcrumbs(place, post.organisation, {
      name: post.title,
      list: { name: 'Posts', path: publicPaths.posts(post.organisation.company_username) },
    }),
  );

export const questionJsonLd = (question: z.infer<typeof publicQuestion>, place: Place) =>
  graph(
    {
      '@type': 'QAPage',
      url: absolute(place.path, place.origin),
      mainEntity: {
        '@type': 'Question',
        name: question.text,
        answerCount: question.answers.length,
        suggestedAnswer: question.answers.map(({ body_html, expert, published_at }) => ({
          '@type': 'Answer',
          text: plainText(body_html),
          datePublished: published_at,
          url: absolute(place.path, place.origin),
          author: personItem(expert, place.origin),
        })),
      },
    },
    breadcrumbs(place, question.organisation, {
      name: question.text,
      list: { name: 'Questions', path: publicPaths.questions(question.organisation.company_username) },
    }),
  );
