import { linkAsks, type AskView } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
} from '@rostrum/test-support';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { AskLinkPage } from './ask-link-page.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz0123456789';
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const open: AskView = {
  ref: 'INQ-7K2M9',
  type: 2,
  state: 'asked',
  organisation: { name: 'Northmere University', desk_phone: '01632 960 144' },
  firstname: 'Maren',
  timezone: 'Europe/London',
  deadline_at: soon(138),
  expires_at: soon(78),
  responded_at: null,
  question: {
    text: 'Does the barrier <b>still</b> hold?',
    sender: { name: 'Callum Strand', organization: 'The Meridian Ledger', verified: true },
    facts: [{ label: 'Medium', value: 'Print' }],
    is_first_yes: true,
  },
};

const answers: unknown[] = [];
let stored = open;
const server = contractServer(
  handle(linkAsks.get, () => stored),
  handle(linkAsks.colleagues, () => ({
    items: [{ id: exampleId(7), name: 'Bram Oyelaran', job_title: 'Reader', image: null, username: 'bram' }],
  })),
  handle(linkAsks.answer, ({ body }) => {
    answers.push(body);
    const state = {
      accept: 'accepted',
      decline: 'declined',
      suggest: 'suggested',
      propose: 'proposed',
    } as const;
    stored = { ...open, state: state[body.answer], responded_at: new Date().toISOString(), question: null };
    return stored;
  }),
);
beforeEach(() => {
  answers.splice(0);
  stored = open;
});

const openPage = () =>
  renderPage(<AskLinkPage />, {
    route: paths.askByLink.href(token),
    path: paths.askByLink.path,
    session: null,
  });

describe('the question behind a link', () => {
  test('is read without sending anything, as text and not as markup', async () => {
    openPage();
    await screen.findByRole('heading', { level: 1, name: 'Can you take this one, Maren?' });
    expect(screen.getByText('Does the barrier <b>still</b> hold?')).toBeInTheDocument();
    expect(screen.getByText('The Meridian Ledger')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '01632 960 144' })).toHaveAttribute('href', 'tel:01632960144');
    expect(screen.getByText(/Nothing is sent until you select the button/)).toBeInTheDocument();
    expect(answers).toEqual([]);
  });

  test('is answered with yes and a note by one press; then nothing of the content is left', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('radio', { name: /Yes, I will take it/ }));
    expect(screen.getByText('Others are asked too. The first yes has it.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Note to the desk/ }), 'Call 07700 900233.');
    await user.click(screen.getByRole('button', { name: 'Send “Yes, I will take it”' }));
    await screen.findByRole('heading', { name: /^You said yes at/ });
    expect(answers).toEqual([{ answer: 'accept', note: 'Call 07700 900233.' }]);
    expect(screen.queryByText('Callum Strand')).not.toBeInTheDocument();
  });

  test('asks for the reason of a no, and sends no leftover of another choice', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    await screen.findAllByText('Choose your answer.');
    await user.click(screen.getByRole('radio', { name: /Not this time/ }));
    await user.click(screen.getByRole('button', { name: 'Send “Not this time”' }));
    await screen.findAllByText('Choose the reason that fits best.');
    await user.click(screen.getByRole('radio', { name: 'I am busy' }));
    await user.click(screen.getByRole('button', { name: 'Send “Not this time”' }));
    await screen.findByRole('heading', { name: /^You said: not this time/ });
    expect(answers).toEqual([{ answer: 'decline', reason: 'busy' }]);
  });

  test('takes a colleague from the directory, or a time', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('radio', { name: /Suggest a colleague/ }));
    await user.type(screen.getByRole('combobox', { name: 'Name or topic' }), 'bram');
    await user.click(await screen.findByRole('option', { name: /Bram Oyelaran/ }));
    expect(await screen.findByText('You suggest Bram Oyelaran.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send “Suggest a colleague”' }));
    await screen.findByRole('heading', { name: /^You suggested a colleague/ });
    expect(answers).toEqual([{ answer: 'suggest', person_id: exampleId(7) }]);
  });

  test('says why an answer was refused and keeps what was chosen', async () => {
    server.use(refuse(linkAsks.answer, 'unavailable'));
    const { user } = openPage();
    await user.click(await screen.findByRole('radio', { name: /Yes, I will take it/ }));
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await screen.findByText(/Your answer could not be sent/);
    expect(screen.getByRole('radio', { name: /Yes, I will take it/ })).toBeChecked();
  });

  test('has its own words for a link that is not valid, and for a question that is over', async () => {
    server.use(refuse(linkAsks.get, 'not_found'));
    const { unmount } = openPage();
    await screen.findByText('This question was not found');
    unmount();
    server.use(handle(linkAsks.get, () => ({ ...open, state: 'cancelled' as const, question: null })));
    openPage();
    await waitFor(() => expect(screen.getByText('No answer is needed any more')).toBeInTheDocument());
  });
});
