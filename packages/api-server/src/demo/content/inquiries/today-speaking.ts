import type { StoryClock } from '../../generate/clock.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { InquiryScript } from './script-types.ts';

const northmere = 'northmere' as const;
const day = 1440;

/** Invitations to speak that Northmere has not settled yet. */
export function todaysInvitations(clock: StoryClock): InquiryScript[] {
  const { minutes, at, date } = clock;
  return [
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('otto-lindgren'),
      experts: ['maren-okonjo-hale'],
      subject: 'Opening keynote, 14 April, Tromvik',
      message:
        'Coastal towns from eight countries compare what they did last winter and what it cost. We would be honoured if Dr Okonjo-Hale opened the summit. She may choose the title as long as it contains a number.',
      fields: {
        event_name: 'Nordkyst Resilience Summit',
        event_location: 'Tromvik, Norway',
        event_date: nextFourteenthOfApril(date(60)),
        event_description:
          'Two days, 420 participants from coastal towns in eight countries. The opening is streamed.',
        role: 'keynote',
        audience_size: 420,
        minutes: 40,
        budget_min: 2000,
        budget_max: 3500,
        currency: 'EUR',
      },
      createdAt: minutes(-4 * day - 90),
      deadlineAt: at(4, '17:00'),
      sourcePage: '/experts/maren-okonjo-hale',
      status: 'waiting_seeker',
      steps: [
        { kind: 'assign', at: minutes(-4 * day - 40), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-4 * day + 45),
          by: 'jonah-petrie',
          body: 'Thank you for the invitation. Dr Okonjo-Hale would like to come. May I ask for the budget, and whether the talk is recorded?',
        },
        {
          kind: 'seeker',
          at: minutes(-1 * day - 130),
          body: 'Budget confirmed. Would she prefer the first day or the second? The stream can be switched off.',
        },
        {
          kind: 'staff',
          at: minutes(-1 * day - 60),
          by: 'jonah-petrie',
          body: 'She prefers the first day and has no objection to the stream. Could you send the running order, so that we can book her train?',
        },
      ],
    },
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('philippa-wynn'),
      experts: ['hanae-morrow'],
      subject: 'A talk on teenage sleep for parents and teenagers',
      message:
        'For the Festival of Useful Ideas we would like an evening in which half of the hall is under eighteen. Could Prof. Morrow speak to both halves at once?',
      fields: {
        event_name: 'Festival of Useful Ideas',
        event_location: 'Corn Hall, Port Selby',
        event_date: date(74),
        event_description:
          'Two days of talks for anyone who is curious, with questions from the floor and tea.',
        role: 'author_appearance',
        audience_size: 250,
        minutes: 45,
        budget_min: 200,
        budget_max: 400,
        currency: 'GBP',
      },
      createdAt: minutes(-2 * day - 320),
      deadlineAt: at(9, '12:00'),
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-2 * day - 280), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-2 * day - 275),
          by: 'wren-abiola',
          body: 'What a good idea. I have asked Prof. Morrow about the evening and come back to you this week.',
        },
        { kind: 'ask', at: minutes(-2 * day - 270), by: 'wren-abiola', experts: ['hanae-morrow'] },
      ],
    },
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('rosamund-ekeland'),
      experts: ['aroha-winstanley'],
      subject: 'Workshop for 180 teachers: does the rule work?',
      message:
        'Teachers come with a rule of their school and leave with a way to find out whether it changed anything. Ninety minutes, repeated once after lunch.',
      fields: {
        event_name: 'Teachers’ Winter School',
        event_location: 'Winter School House, London',
        event_date: date(52),
        event_description: 'Continuing education for 180 teachers over two days.',
        role: 'workshop',
        audience_size: 180,
        minutes: 90,
        budget_min: 300,
        budget_max: 600,
        currency: 'GBP',
      },
      createdAt: minutes(-1 * day - 260),
      deadlineAt: at(12, '17:00'),
      status: 'open',
      steps: [{ kind: 'assign', at: minutes(-1 * day - 215), by: 'jonah-petrie', to: 'jonah-petrie' }],
    },
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('gil-fontaine'),
      experts: ['sunniva-reyes'],
      subject: 'Panel on winter forecasts, by video',
      message:
        'Clinicians and planners from five provinces spend a day on one question: what to do before winter. We would like the person who prints her errors.',
      fields: {
        event_name: 'Atlantic Health Forum',
        event_location: 'Quillhaven Harbour Centre, or by video',
        event_date: date(33),
        event_description: 'A day for 320 clinicians and planners.',
        role: 'panelist',
        audience_size: 320,
        minutes: 60,
      },
      createdAt: minutes(-3 * day - 100),
      deadlineAt: at(6, '17:00'),
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-3 * day - 20), by: 'wren-abiola', to: 'wren-abiola' },
        { kind: 'ask', at: minutes(-3 * day - 10), by: 'wren-abiola', experts: ['sunniva-reyes'] },
        {
          kind: 'staff',
          at: minutes(-3 * day - 8),
          by: 'wren-abiola',
          body: 'Thank you for thinking of Dr Reyes. She has been asked; video would suit her better than the flight.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('karim-vestergaard'),
      experts: ['dmitri-valcourt'],
      subject: 'Keynote at the Public Works Congress',
      message:
        'Six hundred engineers look after old bridges with little money. They would like to hear what can be heard.',
      fields: {
        event_name: 'Public Works Congress',
        event_location: 'Aarhus, Denmark',
        event_date: date(118),
        event_description:
          'A yearly meeting of engineers who look after bridges, sluices and roads for towns.',
        role: 'keynote',
        audience_size: 600,
        minutes: 40,
        budget_min: 1500,
        budget_max: 3000,
        currency: 'EUR',
      },
      createdAt: minutes(-6 * day - 45),
      deadlineAt: at(15, '12:00'),
      status: 'waiting_seeker',
      steps: [
        { kind: 'assign', at: minutes(-6 * day + 10), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-5 * day),
          by: 'jonah-petrie',
          body: 'Dr Valcourt would be glad to come if the talk may be in English or French. Which day do you have in mind?',
        },
      ],
    },
    {
      organisation: northmere,
      type: 1,
      from: seekerOf('morag-dellaquila'),
      experts: ['greta-halloway'],
      subject: 'Tide books in the marsh hut',
      message:
        'A slow walk at low water followed by an hour in the hut. Forty people and two flasks. Would Prof. Halloway bring one of the books?',
      fields: {
        event_name: 'Marsh Walk and Talk',
        event_location: 'Selby Marsh visitor hut',
        event_date: date(24),
        event_description: 'A slow walk at low water followed by a talk in the hut.',
        role: 'author_appearance',
        audience_size: 40,
        minutes: 60,
      },
      createdAt: minutes(-26),
      deadlineAt: at(7, '17:00'),
      sourcePage: '/experts/greta-halloway',
      sourcePost: 'three-centuries-of-tides-put-in-order',
      status: 'new',
      steps: [],
    },
  ];
}

function nextFourteenthOfApril(notBefore: string): string {
  const thisYear = `${notBefore.slice(0, 4)}-04-14`;
  return thisYear >= notBefore ? thisYear : `${Number(notBefore.slice(0, 4)) + 1}-04-14`;
}
