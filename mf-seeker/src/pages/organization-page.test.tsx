import { publicOrganisation, publicProfiles } from '@rostrum/contracts';
import { contractServer, example, handle, refuse, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { OrganizationPage } from './organization-page.tsx';

const card = (name: string) => ({
  username: name.toLowerCase().replaceAll(' ', '-'),
  kind: 'expert' as const,
  name,
  job_title: 'Professor',
  headline: '',
  image: null,
  topics: ['Storm surge'],
});
let asked: unknown;
const server = contractServer(
  handle(publicProfiles.organisation, ({ query }) => {
    asked = { q: query.q, topic: query.topic, page_from: query.page_from };
    return {
      ...example(publicOrganisation, {
        name: 'Northmere University',
        company_username: 'northmere',
        country: 'GB',
        timezone: 'Europe/London',
        desk_phone: '01632 960 144',
      }),
      people: {
        items: query.q === 'nobody' ? [] : [card('Maren Okonjo-Hale')],
        total: query.q === 'nobody' ? 0 : 14,
      },
      topics: [{ title: 'Storm surge', count: 6 }],
    };
  }),
);
const open = () =>
  renderPage(<OrganizationPage />, {
    route: '/organizations/northmere',
    path: paths.organization.path,
    session: null,
  });

test('people, topics and the desk, without a session', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Northmere University' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /01632 960 144/ })).toHaveAttribute('href', 'tel:01632960144');
  expect(screen.getByRole('link', { name: /Maren Okonjo-Hale/ })).toHaveAttribute(
    'href',
    '/experts/maren-okonjo-hale',
  );
  await user.click(screen.getByRole('link', { name: /^Storm surge/ }));
  await waitFor(() => expect(asked).toMatchObject({ topic: 'Storm surge', page_from: 0 }));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(asked).toMatchObject({ topic: 'Storm surge', page_from: 12 }));
});

test('nobody matches: the way back', async () => {
  const { user } = open();
  await user.type(
    await screen.findByLabelText('Search the experts of Northmere University'),
    'nobody{Enter}',
  );
  expect(await screen.findByText(/No one at Northmere University matches/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: /Maren Okonjo-Hale/ })).toBeInTheDocument();
});

test('an address without an organisation says so', async () => {
  server.use(refuse(publicProfiles.organisation, 'not_found'));
  open();
  expect(await screen.findByText('There is no organisation at this address')).toBeInTheDocument();
});

test.each([
  ['northmere.example', 'https://northmere.example', 'northmere.example'],
  ['https://www.northmere.example/about', 'https://www.northmere.example/about', 'northmere.example'],
])('the website %s is linked', async (website, href, host) => {
  server.use(
    handle(publicProfiles.organisation, () => ({ ...example(publicOrganisation), country: 'GB', website })),
  );
  open();
  expect(await screen.findByRole('link', { name: host })).toHaveAttribute('href', href);
});

test.each(['abc', 'javascript:alert(1)', 'https://[', '\uFFFD'])(
  'a stored website %j or country that is none is left out, and the page stays',
  async (bad) => {
    server.use(
      handle(publicProfiles.organisation, () => ({
        ...example(publicOrganisation, { name: 'Northmere University' }),
        website: bad,
        city: null,
        country: bad,
      })),
    );
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Northmere University' }),
    ).toBeInTheDocument();
    expect(document.querySelector('[target="_blank"]')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(bad);
  },
);

test('Search without words leads into the field', async () => {
  const { user } = open();
  const field = await screen.findByLabelText('Search the experts of Northmere University');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(field).toHaveFocus();
});
