import {
  events,
  publicOrganisation,
  publicPerson,
  publicPost,
  publicProfiles,
  publicQuestion,
  type PublicPerson,
} from '@rostrum/contracts';
import { themeClasses } from '@rostrum/contracts/builder';
import { cleanup, contractServer, example, handle, renderPage, waitFor } from '@rostrum/test-support';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { ExpertPage } from './expert-page.tsx';
import { OrganizationPage } from './organization-page.tsx';
import { PostPage } from './post-page.tsx';
import { QuestionPage } from './question-page.tsx';

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const expert: PublicPerson = {
  ...example(publicPerson, {
    kind: 'expert',
    headline: 'Models storm surges.',
    biography: 'Grew up by the sea.',
  }),
  topics: ['Coastal flooding'],
  fields: [{ label: 'ORCID', text: 'orcid.example', href: 'https://orcid.example' }],
  availability: [],
  last_confirmed_at: '2026-03-03T10:00:00Z',
  sections: [
    { id: id(1), kind: 'quotation', position: 0, data: { text: 'It buys time.', cleared_on: '2026-03-03' } },
    { id: id(2), kind: 'education', position: 1, data: { institution: 'Leeds', degree: 'PhD' } },
  ],
};
const { username, kind, name, job_title, headline, image, topics } = expert;
const organisation = {
  ...example(publicOrganisation, { description: 'By the sea.', country: 'GB' }),
  people: { items: [{ username, kind, name, job_title, headline, image, topics }], total: 1 },
};
const answer = example(publicQuestion).answers[0];
contractServer(
  handle(publicProfiles.person, () => expert),
  handle(publicProfiles.organisation, () => organisation),
  handle(publicProfiles.post, () => ({
    ...example(publicPost),
    summary: 'Two tides.',
    body_html: '<p>x</p>',
  })),
  handle(publicProfiles.question, () => ({ ...example(publicQuestion), answers: answer ? [answer] : [] })),
  handle(events.reportAll, () => ({ recorded: 1 })),
);

const pages: readonly [ComponentType, string, string][] = [
  [ExpertPage, paths.expert.path, '/experts/maren'],
  [OrganizationPage, paths.organization.path, '/organizations/northmere'],
  [PostPage, paths.post.path, '/organizations/northmere/posts/surge'],
  [QuestionPage, paths.question.path, '/organizations/northmere/questions/why'],
];

/** What a style sheet of an organisation must never reach. */
const forms = 'form, input, textarea, select, [data-organisation]';

test('the classes that the list names are those of public pages, and none of them holds a form', async () => {
  const found = new Set<string>();
  for (const [PublicPage, path, route] of pages) {
    renderPage(<PublicPage />, { path, route, session: null });
    await waitFor(() => expect(document.querySelector('.rx-name, .rx-title')).not.toBeNull());
    for (const element of document.querySelectorAll('[class*="rx-"]')) {
      for (const part of element.classList) if (part.startsWith('rx-')) found.add(part);
      expect(element.closest('[data-organisation]')).not.toBeNull();
      expect(element.matches(forms)).toBe(false);
      expect(element.querySelector(forms)).toBeNull();
      expect(element.closest('form')).toBeNull();
    }
    cleanup();
  }
  expect([...found].toSorted()).toEqual(themeClasses.map((one) => one.name).toSorted());
});
