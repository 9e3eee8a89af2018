import { events, inquiries, publicProfiles, search, settings } from '@rostrum/contracts';
import { notifications } from '@rostrum/contracts/notifications';
import { contractServer, example, handle, hang, screen, within } from '@rostrum/test-support';
import { describe, expect, test } from 'vitest';
import { loading, renderFrame, signedIn, visitor } from './testing/render-frame.tsx';

const inbox = example(inquiries.list.response);
const nothing = { people: [], classifications: [], organisations: [], posts: [], questions: [] };
const server = contractServer(
  hang(events.live),
  handle(notifications.count, () => ({ unread: 0 })),
  handle(inquiries.list, () => ({ ...inbox, items: [], total: 3 })),
  handle(search.suggest, () => nothing),
  handle(settings.getContact, () => ({
    ...example(settings.getContact.response),
    organisation_name: 'Northmere University',
  })),
  hang(publicProfiles.person),
  hang(publicProfiles.organisation),
);

const links = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('public pages', () => {
  const person = example(publicProfiles.person.response);

  test("work without a session, with the organization's mark, Sign in and Create account", async () => {
    server.use(
      handle(publicProfiles.person, () => ({
        ...person,
        organisation: { ...person.organisation, name: 'Northmere University', company_username: 'northmere' },
      })),
    );
    const { user, left } = renderFrame({ url: '/experts/maren', auth: visitor });

    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Northmere University' })).toHaveAttribute(
      'href',
      '/organizations/northmere',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fexperts%2Fmaren',
    );
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/signup?callbackUrl=%2Fexperts%2Fmaren',
    );
    await user.type(screen.getByRole('textbox', { name: 'Find another expert' }), 'tides{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/organizations/northmere?q=tides');
    expect(left).toEqual([]);
  });

  test('stand below the mark of the organization whose post or question they are', async () => {
    const organisation = {
      ...person.organisation,
      name: 'Northmere University',
      company_username: 'northmere',
    };
    server.use(
      handle(publicProfiles.post, () => ({ ...example(publicProfiles.post.response), organisation })),
      handle(publicProfiles.question, () => ({ ...example(publicProfiles.question.response), organisation })),
    );
    for (const url of ['/organizations/northmere/posts/tides', '/organizations/northmere/questions/tides']) {
      const { unmount } = renderFrame({ url, auth: visitor });
      await screen.findByRole('link', { name: 'Northmere University' });
      unmount();
    }
  });

  test('are shown before the session is known; somebody signed in keeps their own navigation', () => {
    const { become } = renderFrame({ url: '/experts/maren', auth: loading });
    expect(screen.getByText('The page')).toBeInTheDocument();
    become(signedIn('media'));
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(links(main)).toEqual(['Home', 'Inquiries', 'Bookmarks']);
  });
});
