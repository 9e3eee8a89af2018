import { events, inquiries, publicProfiles, roles, search, settings } from '@rostrum/contracts';
import { memberships } from '@rostrum/contracts/memberships';
import { notifications } from '@rostrum/contracts/notifications';
import {
  contractServer,
  example,
  handle,
  hang,
  refuse,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { describe, expect, test, vi } from 'vitest';
import { loading, renderFrame, signedIn, visitor } from './testing/render-frame.tsx';

const inbox = example(inquiries.list.response);
const nothing = { people: [], classifications: [], organisations: [], posts: [], questions: [] };
const server = contractServer(
  hang(events.live),
  handle(notifications.count, () => ({ unread: 0 })),
  handle(memberships.listOwn, () => ({ items: [] })),
  handle(inquiries.list, () => ({ ...inbox, items: [], total: 3 })),
  handle(search.suggest, () => nothing),
  handle(settings.getContact, () => ({
    ...example(settings.getContact.response),
    organisation_name: 'Northmere University',
  })),
  hang(publicProfiles.person),
  hang(publicProfiles.organisation),
);

const searchField = () => screen.queryByRole('combobox', { name: 'Search by Name or Expertise' });
const links = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('session', () => {
  test('a spinner below an empty bar while it loads, then the page', () => {
    const { become } = renderFrame({ auth: loading });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(document.querySelector('.f-header')).toHaveTextContent(/^Rostrum$/);

    become(signedIn('administrator'));

    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  test('without one the visitor is sent to /login with the page as target', () => {
    const { become, left } = renderFrame({ url: '/dashboard/people?status=draft', auth: loading });

    become(visitor);

    expect(left).toEqual(['/login?callbackUrl=%2Fdashboard%2Fpeople%3Fstatus%3Ddraft']);
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
  });

  test('a session that ends in another tab ends here', () => {
    const { become, left } = renderFrame();
    become(visitor);
    expect(left).toHaveLength(1);
  });

  test('where a second factor is due, a refused call leads to the page that sets one up, and back', async () => {
    server.use(refuse(inquiries.list, 'second_factor_required'));
    renderFrame({ url: '/dashboard/people?status=draft' });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/settings/password'));
    expect(window.location.search).toBe('?next=%2Fdashboard%2Fpeople%3Fstatus%3Ddraft');
  });

  test("another role's page says so and leads back", async () => {
    const { user } = renderFrame({ url: '/dashboard/posts', auth: signedIn('media') });
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(screen.getByText('This page is not available for your role')).toBeInTheDocument();
    expect(document.title).toBe('Not available for your role · Rostrum');

    await user.click(screen.getByRole('link', { name: 'Go to your start page' }));

    expect(window.location.pathname).toBe('/dashboard/seeker');
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(document.title).toBe('Directory · Rostrum');
  });

  test('/dashboard means the start page of whoever it is', async () => {
    renderFrame({ url: '/dashboard', auth: signedIn('legal') });
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/seeker'));
  });

  test('the old address of sent inquiries keeps its query', async () => {
    renderFrame({ url: '/dashboard/inquiries_sent?page_from=10', auth: signedIn('media') });
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        '/dashboard/inquiries/sent?page_from=10',
      ),
    );
  });
});

describe('header', () => {
  test.each(roles)('the search box is there for %s only when the specification says so', (role) => {
    renderFrame({ url: '/dashboard/settings/contact', auth: signedIn(role) });
    expect(searchField() !== null).toBe(['owner', 'administrator', 'agent'].includes(role));
  });

  test('shows where one is, and how many inquiries nobody has taken', async () => {
    renderFrame({ url: '/dashboard/people/activity' });
    const main = screen.getByRole('navigation', { name: 'Main' });

    expect(await within(main).findByText('3 inquiries unassigned')).toBeInTheDocument();
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent(/^People$/);
    const tabs = screen.getByRole('navigation', { name: 'Area' });
    expect(links(tabs)).toEqual(['People', 'Activity']);
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent(/^Activity$/);
  });

  test('navigates without loading the page', async () => {
    const { user } = renderFrame();
    const main = screen.getByRole('navigation', { name: 'Main' });

    await user.click(within(main).getByRole('link', { name: 'Posts' }));

    expect(window.location.pathname).toBe('/dashboard/posts');
    expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent(/^Posts$/);
  });
});

describe('search', () => {
  const find = async (text: string) => {
    server.use(
      handle(search.suggest, ({ query }) => ({
        ...nothing,
        people: [{ ...person, title: `Maren ${query.q}` }],
        classifications: [{ title: 'Storm surge', experts: 6 }],
      })),
    );
    const frame = renderFrame();
    const field = searchField();
    if (!field) throw new Error('The search box is missing.');
    await frame.user.type(field, text);
    return { ...frame, field: field as HTMLInputElement };
  };
  const person = {
    title: '',
    username: 'maren',
    kind: 'expert' as const,
    job_title: '',
    image: null,
    organisation: 'Northmere',
  };

  test('nothing is asked below three characters', async () => {
    const asked = vi.fn<(text: string) => void>();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, field } = await find('su');
    server.use(
      handle(search.suggest, ({ query }) => {
        asked(query.q);
        return nothing;
      }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.type(field, 'r');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('sur'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test('suggests names and expertise; a choice opens the search page and clears the field', async () => {
    const { user, field } = await find('sur');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Maren sur'),
      expect.stringContaining('Storm surge'),
    ]);

    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    expect(window.location.pathname + window.location.search).toBe('/dashboard/search?q=Storm+surge&active=');
    expect(field.value).toBe('');
  });

  test('Enter searches for the text as typed', async () => {
    const { user, field } = await find('flood maps');
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe('?q=flood+maps&active=');
    expect(field.value).toBe('');
  });

  test('no match says so', async () => {
    const { user } = renderFrame();
    await user.type(searchField() ?? document.body, 'xyzzy');
    expect((await screen.findAllByText('No matches found.')).length).toBeGreaterThan(0);
  });
});

describe('user menu', () => {
  test('opens, closes with Escape, and gives the focus back', async () => {
    const { user } = renderFrame();
    const button = screen.getByRole('button', { name: 'Menu of Robin Hale' });

    await user.click(button);
    const menu = screen.getByRole('navigation', { name: 'Your menu' });
    expect(
      within(menu).getByRole('link', { name: 'View Expert Center, opens in a new tab' }),
    ).toHaveAttribute('target', '_blank');
    expect(within(menu).getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/logout');
    expect(within(menu).getByText('Administrator')).toBeInTheDocument();

    const keys: boolean[] = [];
    const listen = (event: KeyboardEvent) => keys.push(event.defaultPrevented);
    document.addEventListener('keydown', listen);
    await user.keyboard('{Escape}{Escape}');
    document.removeEventListener('keydown', listen);
    // The page below, which closes an inquiry by Escape, gets the second one only.
    expect(keys).toEqual([true, false]);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('switches the colours', async () => {
    const { user } = renderFrame();
    await user.click(screen.getByRole('button', { name: 'Menu of Robin Hale' }));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

test('the mobile menu holds navigation and user entries; a choice closes it', async () => {
  const { user } = renderFrame({ width: 390 });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  const [main, own] = within(drawer).getAllByRole('navigation');
  expect(links(main ?? drawer).join(', ')).toMatch(
    /^Home, People, Posts, Q&A, Inquiries.*, Analytics, Builder$/,
  );
  expect(links(own ?? drawer)).toEqual([
    'View Expert Center, opens in a new tab',
    'Edit Expert Center',
    'Styles & Layout',
    'Integration Options',
    'System Settings',
    'Activity History',
    'Bookmarks',
    'Sign Out',
  ]);
  // The organisation under the name, not the role.
  expect(await within(drawer).findByText('Northmere University')).toBeInTheDocument();

  await user.click(within(drawer).getByRole('link', { name: 'People' }));

  expect(window.location.pathname).toBe('/dashboard/people');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
});

describe('keys', () => {
  test('/ focuses the search, ? shows the keys, g p goes to people', async () => {
    const { user } = renderFrame();
    await user.keyboard('gp');
    expect(window.location.pathname).toBe('/dashboard/people');
    await user.keyboard('/');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await user.keyboard('/');
    expect(searchField()).toHaveValue('');
    await user.keyboard('{Escape}');
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(help).getByText('Go to People')).toBeInTheDocument();
  });

  test('/ and Escape: the focus is back where it was', async () => {
    const { user } = renderFrame();
    const people = screen.getByRole('link', { name: 'People' });
    people.focus();
    await user.keyboard('/');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(people).toHaveFocus();
  });

  test('keys are letters while typing, and can be switched off', async () => {
    const { user } = renderFrame();
    await user.click(searchField() ?? document.body);
    await user.keyboard('gp?');
    expect(window.location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}{Escape}?');
    await user.click(await screen.findByRole('checkbox', { name: /Single keys/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('gp');
    expect(window.location.pathname).toBe('/dashboard');
  });
});

test('skip link, landmarks and the copyright line are there', () => {
  renderFrame();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main').id).toBe('main');
  expect(screen.getByRole('contentinfo').textContent).toContain(
    `© ${new Date().getFullYear()} Rostrum. All rights reserved.`,
  );
});

test('builder pages use the full width', () => {
  const { container } = renderFrame({ url: '/dashboard/builder/embed/directory' });
  expect(container.querySelector('.f-frame--full')).toBeInTheDocument();
});
