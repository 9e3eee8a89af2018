import { type InquiryAsk } from '@rostrum/contracts';
import { inquiryAsks, type AskCandidate } from '@rostrum/contracts/inquiries';
import {
  exampleId,
  exampleInquiryDetail,
  handle,
  refuse,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, describe, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

const candidate = (number: number, name: string, more: Partial<AskCandidate> = {}): AskCandidate => ({
  id: exampleId(number),
  username: name.toLowerCase(),
  name,
  job_title: 'Lecturer',
  department: 'Engineering',
  image: null,
  accepts: 'yes',
  notice_hours: null,
  away_until: null,
  timezone: 'Europe/London',
  usual_reply_minutes: 18,
  asks_in_30_days: 2,
  is_most_asked: false,
  matches: [],
  is_named: false,
  sentence: null,
  ...more,
});

const asked = (number: number, name: string, more: Partial<InquiryAsk> = {}): InquiryAsk => ({
  id: exampleId(number),
  person: { id: exampleId(number + 100), username: name, name, job_title: 'Lecturer', image: null },
  state: 'asked',
  round_id: exampleId(1),
  in_order: false,
  asked_at: new Date(Date.now() - 60_000).toISOString(),
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  responded_at: null,
  reminded_at: null,
  reason: null,
  cancelled_because: null,
  note: null,
  suggested: null,
  times: [],
  agreed_at: null,
  ...more,
});

const withCandidates = () =>
  server.use(
    handle(inquiryAsks.candidates, () => ({
      items: [
        candidate(80, 'Catarina Novák', {
          matches: ['harbour finance'],
          sentence: { source: 'Profile, headline', text: 'Reads the accounts of ports' },
        }),
        candidate(81, 'Idris Falk', {
          accepts: 'via_office',
          usual_reply_minutes: null,
          is_named: true,
          sentence: { source: 'Profile, headline', text: 'Follows workers for decades' },
        }),
        candidate(82, 'Yusra Benhaddou', { asks_in_30_days: 9, is_most_asked: true }),
      ],
    })),
  );

describe('asking experts', () => {
  test('offers who could be asked with what the records say, and asks in the order chosen', async () => {
    withCandidates();
    let sent: unknown;
    server.use(
      handle(inquiryAsks.ask, ({ body }) => {
        sent = body;
        scene.detail = exampleInquiryDetail(first, {
          status: 'waiting_expert',
          asks: [asked(90, 'Idris Falk'), asked(91, 'Catarina Novák', { state: 'queued', asked_at: null })],
        });
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Ask experts' }));
    const drawer = await screen.findByRole('dialog');
    const list = await within(drawer).findByRole('list', { name: 'Experts' });
    const [catarina, idris, yusra] = within(list).getAllByRole('listitem');
    expect(catarina).toHaveTextContent(/Takes this type.*Usual reply 18 min.*Asked 2 times.*harbour finance/);
    expect(idris).toHaveTextContent('Office first');
    expect(idris).not.toHaveTextContent('Usual reply');
    expect(idris).toHaveTextContent(/Named in the inquiry.*Profile, headline: “Follows workers for decades”/);
    // The sentence stands in for topics, and is not shown beside them.
    expect(catarina).not.toHaveTextContent(/Named|Reads the accounts/);
    expect(yusra).toHaveTextContent('Asked most in Engineering');
    await user.click(within(list).getByRole('checkbox', { name: /Idris/ }));
    await user.click(within(list).getByRole('checkbox', { name: /Catarina/ }));
    await user.click(within(drawer).getByText('In order'));
    expect(drawer).toHaveTextContent('Idris Falk is asked first');
    await user.click(within(drawer).getByRole('checkbox', { name: 'Hide the outlet until they accept' }));
    await user.click(within(drawer).getByRole('button', { name: 'Ask Idris and Catarina' }));
    const side = await screen.findByRole('complementary', { name: 'Request details' });
    await within(side).findByText('Idris Falk');
    expect(sent).toMatchObject({
      version: 3,
      person_ids: [exampleId(81), exampleId(80)],
      in_order: true,
      hide_outlet: true,
    });
    expect(side).toHaveTextContent('2 waiting');
    expect(side).toHaveTextContent('Next in order');
  });

  test('says that somebody has to be chosen, and keeps everything when asking fails', async () => {
    withCandidates();
    const { user } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Ask experts' }));
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('list', { name: 'Experts' });
    await user.click(within(drawer).getByRole('button', { name: 'Ask' }));
    await within(drawer).findAllByText('Choose who is asked.');
    server.use(refuse(inquiryAsks.ask, 'unavailable'));
    await user.click(within(drawer).getByRole('checkbox', { name: /Yusra/ }));
    await user.click(within(drawer).getByRole('button', { name: 'Ask Yusra' }));
    await within(drawer).findByText(/Could not ask. What you chose is kept/);
    expect(within(drawer).getByRole('checkbox', { name: /Yusra/ })).toBeChecked();
  });

  test('shows what each answered with what can be done: remind, agree on a time, ask who was suggested', async () => {
    const at = new Date(Date.now() + 7_200_000).toISOString();
    scene.detail = exampleInquiryDetail(first, {
      status: 'open',
      asks: [
        asked(90, 'Maren Okonjo'),
        asked(91, 'Bram Oyelaran', { state: 'proposed', times: [at], responded_at: first.created_at }),
        asked(92, 'Elias Thorne', {
          state: 'declined',
          reason: 'busy',
          note: 'Away all week.',
          responded_at: first.created_at,
        }),
        asked(93, 'Greta Halloway', {
          state: 'suggested',
          suggested: candidate(80, 'Catarina Novák'),
          responded_at: first.created_at,
        }),
      ],
    });
    withCandidates();
    const calls: unknown[] = [];
    server.use(
      handle(inquiryAsks.remind, ({ params }) => {
        calls.push(['remind', params.ask_id]);
        return scene.detail;
      }),
      handle(inquiryAsks.takeTime, ({ params, body }) => {
        calls.push(['time', params.ask_id, body.at]);
        return scene.detail;
      }),
    );
    const { user } = openFirst();
    const side = await screen.findByRole('complementary', { name: 'Request details' });
    expect(side).toHaveTextContent(/Declined.*I am busy.*Away all week\./);
    await user.click(within(side).getByRole('button', { name: 'Remind Maren Okonjo' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(within(side).getByRole('button', { name: /^Agree on/ }));
    await waitFor(() =>
      expect(calls).toEqual([
        ['remind', exampleId(90)],
        ['time', exampleId(91), at],
      ]),
    );
    await user.click(within(side).getByRole('button', { name: 'Ask Catarina Novák' }));
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByRole('button', { name: 'Ask Catarina' });
  });

  test('is not offered to those who may not ask', async () => {
    scene.detail = exampleInquiryDetail(first, { allowed: { ...scene.detail.allowed, ask: false } });
    openFirst();
    await screen.findByRole('heading', { level: 1, name: 'Question 1' });
    expect(screen.queryByRole('button', { name: 'Ask experts' })).not.toBeInTheDocument();
  });
});
