import {
  inquiries,
  inquiryTransitions,
  mayMoveInquiry,
  sentInquiries,
  type InquiryStatus,
} from '@rostrum/contracts';
import { inquiryAsks, inquirySorting, ownAsks, quarantine } from '@rostrum/contracts/inquiries';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inquiries as rows } from './inquiries.schema.ts';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';

/** What should be so, by the state table and by what was really done. */
interface Model {
  status: InquiryStatus;
  wasAsked: boolean;
  /** An ask that waits for its answer. */
  isAsked: boolean;
  replies: number;
  seekerMessages: number;
  /** Withdrawn while it was spam, which its sender is not told that it is. */
  isGone: boolean;
  /** Closed by its seeker, whose messages do not reopen it. */
  isWithdrawn: boolean;
}

interface Real {
  scene: InquiryScene;
  id: string;
  askId: string | null;
  isGone: boolean;
}

type Attempt = (real: Real) => Promise<unknown>;
/** What a person tries, and where it leads from each state; null where it must be refused. */
interface Move {
  name: string;
  attempt: Attempt;
  leads: (model: Model) => InquiryStatus | null;
  done?: (model: Model) => void;
  mayDoInSpam?: true;
}

const key = () => crypto.randomUUID();
const open: readonly InquiryStatus[] = ['new', 'open', 'waiting_expert', 'waiting_seeker'];
const isOpen = ({ status }: Model) => open.includes(status);
const whenOpen = (to: (model: Model) => InquiryStatus) => (model: Model) =>
  isOpen(model) ? to(model) : null;

const rowOf = async ({ scene, id }: Real) => {
  const [row] = await scene.server.db.select().from(rows).where(eq(rows.id, id));
  if (row === undefined) throw new Error('The inquiry went away.');
  return row;
};

/** Bulk acts answer 200 and name what they refused; here a refusal is a refusal. */
async function sort({ scene, id }: Real, act: 'archive' | 'spam') {
  const { refused } = await scene.administrator.call(inquirySorting.act, { body: { act, ids: [id] } });
  if (refused.length > 0) throw Object.assign(new Error(refused[0]?.reason), { status: 409 });
}

const reply =
  (then: 'open' | 'waiting_seeker'): Attempt =>
  ({ scene, id }) =>
    scene.administrator.call(inquiries.reply, {
      params: { id },
      body: { visibility: 'all', body: 'She has time at noon.', then },
      idempotencyKey: key(),
    });

const answer =
  (body: { answer: 'accept' } | { answer: 'decline'; reason: 'busy' }): Attempt =>
  ({ scene, askId }) =>
    scene.expertUser.call(ownAsks.answer, { params: { id: askId ?? key() }, body, idempotencyKey: key() });

const replied = (model: Model) => void (model.replies += 1);

const moves: readonly Move[] = [
  {
    name: 'assign',
    attempt: async (real) =>
      real.scene.administrator.call(inquiries.update, {
        params: { id: real.id },
        body: { version: (await rowOf(real)).version, assignee_id: real.scene.administrator.userId },
      }),
    leads: whenOpen(({ status }) => (status === 'new' ? 'open' : status)),
  },
  {
    name: 'reply',
    attempt: reply('open'),
    leads: whenOpen(({ status }) => (status === 'waiting_expert' ? status : 'open')),
    done: replied,
  },
  {
    name: 'ask back',
    attempt: reply('waiting_seeker'),
    leads: whenOpen(() => 'waiting_seeker'),
    done: replied,
  },
  {
    name: 'ask the expert',
    attempt: async (real) => {
      const { asks } = await real.scene.administrator.call(inquiryAsks.ask, {
        params: { id: real.id },
        body: {
          version: (await rowOf(real)).version,
          person_ids: [real.scene.expert.id],
          text: 'Can you?',
        },
        idempotencyKey: key(),
      });
      real.askId = asks.find(({ state }) => state === 'asked')?.id ?? null;
    },
    leads: ({ status, isAsked }) =>
      !isAsked && ['new', 'open', 'waiting_expert'].includes(status) ? 'waiting_expert' : null,
    done: (model) => Object.assign(model, { wasAsked: true, isAsked: true }),
  },
  ...([{ answer: 'accept' }, { answer: 'decline', reason: 'busy' }] as const).map<Move>((body) => ({
    name: `${body.answer} the ask`,
    attempt: answer(body),
    leads: ({ status, isAsked }) => (isAsked ? (status === 'waiting_expert' ? 'open' : status) : null),
    done: (model) => void (model.isAsked = false),
  })),
  {
    name: 'close',
    attempt: async (real) =>
      real.scene.administrator.call(inquiries.close, {
        params: { id: real.id },
        body: { version: (await rowOf(real)).version, outcome: 'referred' },
      }),
    leads: whenOpen(() => 'closed'),
    done: (model) => void (model.isAsked = false),
  },
  {
    name: 'reopen',
    attempt: async (real) =>
      real.scene.administrator.call(inquiries.reopen, {
        params: { id: real.id },
        body: { version: (await rowOf(real)).version },
      }),
    leads: ({ status }) => (status === 'closed' ? 'open' : null),
  },
  {
    name: 'archive',
    attempt: (real) => sort(real, 'archive'),
    leads: ({ status }) => (status === 'closed' ? 'archived' : null),
  },
  {
    name: 'mark as spam',
    attempt: (real) => sort(real, 'spam'),
    leads: (model) => (isOpen(model) || model.status === 'closed' ? 'spam' : null),
    done: (model) => void (model.isAsked = false),
  },
  {
    name: 'release',
    attempt: async ({ scene, id }) => {
      const { skipped } = await scene.administrator.call(quarantine.decide, {
        body: { ids: [id], decision: 'release' },
      });
      if (skipped.length > 0) throw Object.assign(new Error('Skipped'), { status: 409 });
    },
    leads: ({ status, isGone }) => (status === 'spam' && !isGone ? 'new' : null),
  },
  {
    name: 'seeker writes',
    attempt: ({ scene, id }) =>
      scene.journalist.call(sentInquiries.reply, {
        params: { id },
        body: { body: 'Any news?' },
        idempotencyKey: key(),
      }),
    leads: ({ status, isWithdrawn }) => {
      if (status === 'archived') return null;
      if (status === 'closed' && isWithdrawn) return status;
      return status === 'waiting_seeker' || status === 'closed' ? 'open' : status;
    },
    done: (model) => {
      model.seekerMessages += 1;
      model.isGone = false;
    },
  },
  {
    name: 'seeker withdraws',
    attempt: async (real) => {
      const isSpam = (await rowOf(real)).status === 'spam';
      await real.scene.journalist.call(sentInquiries.withdraw, { params: { id: real.id } });
      if (isSpam) real.isGone = true;
    },
    leads: whenOpen(() => 'closed'),
    // Its sender is not told that it is spam, and can withdraw what nobody had opened; it stays spam.
    mayDoInSpam: true,
    done: (model) => Object.assign(model, { isAsked: false, isWithdrawn: true }),
  },
];

/** Direct, or as the table has it for replies: through Open. */
const isLegal = (from: InquiryStatus, to: InquiryStatus) =>
  from === to || mayMoveInquiry(from, to) || (mayMoveInquiry(from, 'open') && mayMoveInquiry('open', to));

const refusals = [404, 409, 410, 422];

/** Refused with the moves there really are, or done. */
async function isDone(move: Move, real: Real, from: InquiryStatus): Promise<boolean> {
  try {
    await move.attempt(real);
    return true;
  } catch (error) {
    const { status, details } = error as { status?: number; details?: { allowed?: string[] } };
    if (status === undefined || !refusals.includes(status)) throw error;
    for (const offered of details?.allowed ?? []) expect(inquiryTransitions[from]).toContain(offered);
    return false;
  }
}

/** What the seeker is told is what was done, and nothing else. */
async function checkSeekersView(real: Real, model: Model): Promise<void> {
  const told = await real.scene.journalist.call(sentInquiries.get, { params: { id: real.id } });
  const messages = told.history.filter(({ kind }) => kind === 'message');
  expect(messages.filter(({ author }) => author?.is_you === false)).toHaveLength(model.replies);
  expect(messages.filter(({ author }) => author?.is_you)).toHaveLength(model.seekerMessages);
  if (model.status === 'spam') {
    expect(told.steps).toMatchObject({ replied: null, expert_asked: null });
    return;
  }
  const isOver = model.status === 'closed' || model.status === 'archived';
  expect(told.steps.replied !== null).toBe(model.replies > 0);
  expect(told.steps.expert_asked !== null).toBe(model.wasAsked);
  expect(told.steps.closed !== null).toBe(isOver);
  expect(told.status === 'closed').toBe(isOver);
  expect(told.outcome !== null).toBe(isOver);
  expect(told.status === 'your_reply_needed').toBe(model.status === 'waiting_seeker');
  expect(told.status === 'expert_asked').toBe(model.status === 'waiting_expert');
  if (told.status === 'replied') expect(model.replies).toBeGreaterThan(0);
}

const command = (move: Move): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  toString: () => move.name,
  async run(model, real) {
    const from = model.status;
    const expected = move.leads(model);
    if (move.mayDoInSpam && from === 'spam') {
      await isDone(move, real, from);
      model.isGone ||= real.isGone;
      real.isGone = false;
      expect((await rowOf(real)).status).toBe('spam');
      return;
    }
    expect(await isDone(move, real, from), `${move.name} from ${from}`).toBe(expected !== null);
    if (expected !== null) {
      expect(isLegal(from, expected), `${from} to ${expected}`).toBe(true);
      model.status = expected;
      if (expected !== 'closed') model.isWithdrawn = false;
      move.done?.(model);
    }
    expect((await rowOf(real)).status, `${move.name} from ${from}`).toBe(model.status);
    await checkSeekersView(real, model);
  },
});

test('whatever people try, an inquiry moves as the state table says and its seeker is told the truth', async () => {
  await using scene = await inquiryScene();
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        moves.map((move) => fc.constant(command(move))),
        { maxCommands: 14, size: 'max' },
      ),
      async (commands) => {
        const { id } = await scene.server.given.inquiry(scene.orgId, {
          seekerId: scene.journalist.userId,
          email: 'callum@ledger.example',
        });
        const start = () => ({
          model: {
            status: 'new' as const,
            wasAsked: false,
            isAsked: false,
            replies: 0,
            seekerMessages: 0,
            isGone: false,
            isWithdrawn: false,
          },
          real: { scene, id, askId: null, isGone: false },
        });
        await fc.asyncModelRun(start, commands);
      },
    ),
    { numRuns: 15, endOnFailure: true, seed: 20_261_123 },
  );
  expect((await scene.mails()).length).toBeGreaterThan(0);
});
