import type { StoryClock } from '../../generate/clock.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { InquiryScript } from './script-types.ts';

const northmere = 'northmere' as const;

/** The press questions on Northmere's desk right now, in the order of their deadlines. */
export function todaysPress(clock: StoryClock): InquiryScript[] {
  const { minutes, at } = clock;
  const liveDeadline = minutes(168);
  const slot = clock.time(new Date(liveDeadline.getTime() + 10 * 60_000));
  const surgeDeadline = minutes(138);
  return [
    {
      organisation: northmere,
      ref: 'INQ-7K2M9',
      type: 2,
      from: seekerOf('callum-strand'),
      experts: ['maren-okonjo-hale'],
      subject: 'Storm surge barriers: enough for Port Selby?',
      message: `I’m writing for tomorrow’s front page on the Port Selby barrier vote. I need someone who has modelled the estuary, on the record, before ${clock.time(surgeDeadline)}.\n\n1. Does the barrier still hold at a 1-in-200 surge in 2050?\n2. What would you build first if the money ran out?`,
      fields: {
        outlet: 'The Meridian Ledger',
        media_position: 'reporter',
        media_type: 'print',
        topic: 'Barrier vote, Friday',
        format: 'phone',
        attribution: 'on_record',
        questions:
          'Does the barrier still hold at a 1-in-200 surge in 2050? What would you build first if the money ran out?',
      },
      createdAt: minutes(-101),
      deadlineAt: surgeDeadline,
      sourcePage: '/experts/maren-okonjo-hale',
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-97), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-92),
          by: 'jonah-petrie',
          body: `Got it, Callum. I’m finding the right person and will confirm a time by ${clock.time(minutes(78))}. If it gets tight, call the desk: 01632 960 144.`,
        },
        { kind: 'ask', at: minutes(-12), by: 'jonah-petrie', experts: ['maren-okonjo-hale'] },
        {
          kind: 'note',
          at: minutes(-11),
          by: 'jonah-petrie',
          body: `@Ines she is on a train until ${clock.time(minutes(48))}, so I asked by text too. Bram knows the 2023 survey if we need a second voice.`,
        },
        {
          kind: 'seeker',
          at: minutes(-4),
          body: 'Thanks. Could she also say whether the 2031 date for the barrier is realistic? A phone call is fine.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('freya-ostrander'),
      experts: ['hanae-morrow'],
      subject: `Live ${slot} slot: teen sleep and school start times`,
      message: `We go live at ${slot} and need a voice by ${clock.time(liveDeadline)}. Phone line is fine. Ten schools in the county vote on later bells tonight, and callers will ask what it does to the buses.`,
      fields: {
        outlet: 'Harbour Nine Radio',
        media_position: 'other',
        media_type: 'radio',
        topic: 'Later school bells',
        format: 'live',
        attribution: 'on_record',
      },
      createdAt: minutes(-38),
      deadlineAt: liveDeadline,
      sourcePage: '/experts/hanae-morrow',
      sourcePost: 'the-clocks-go-back-the-children-do-not',
      status: 'new',
      steps: [],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('naledi-whitcombe'),
      experts: ['kofi-brandvold', 'leontine-achterberg'],
      subject: 'Can an algorithm be cross-examined?',
      message:
        'A 40-minute conversation, recorded remotely. We set out from the Selby inquiry and would like both a lawyer and somebody who has audited such systems. I close the guest list this evening.',
      fields: {
        outlet: 'Fathom Podcast',
        media_position: 'editor',
        media_type: 'podcast',
        topic: 'Algorithms in court',
        format: 'video',
        attribution: 'on_record',
      },
      createdAt: minutes(-62),
      deadlineAt: minutes(408),
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-55), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'note',
          at: minutes(-50),
          by: 'jonah-petrie',
          body: 'Kofi’s page is still in review. Leontine could carry it alone, but the pair would be better.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('winifred-tang'),
      experts: ['yusra-benhaddou'],
      subject: 'Brown water in three streets',
      message:
        'Water in three streets by the harbour has run brown since last night and people were told to let it run. Was that the right advice, and for how long?',
      fields: {
        outlet: 'Selby Courier',
        media_position: 'reporter',
        media_type: 'print',
        format: 'phone',
        attribution: 'on_record',
      },
      createdAt: minutes(-12),
      deadlineAt: at(1, '10:00'),
      sourcePage: '/experts/yusra-benhaddou',
      status: 'new',
      steps: [],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('imani-sorley'),
      experts: ['sunniva-reyes'],
      subject: 'Flu is early: how high will it go?',
      message:
        'Surgeries report flu three weeks early. We would like to film at the university tomorrow and show the forecast with last week’s error beside it.',
      fields: {
        outlet: 'Tidewater TV',
        media_position: 'reporter',
        media_type: 'tv',
        topic: 'Early flu season',
        format: 'in_person',
        attribution: 'on_record',
      },
      createdAt: minutes(-310),
      deadlineAt: at(1, '14:00'),
      sourcePage: '/experts/sunniva-reyes',
      sourcePost: 'the-flu-curve-is-early-this-year',
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-301), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-296),
          by: 'wren-abiola',
          body: 'Thank you, Imani. Dr Reyes teaches until noon; I have asked her for a half hour tomorrow and will confirm the place today.',
        },
        { kind: 'ask', at: minutes(-290), by: 'wren-abiola', experts: ['sunniva-reyes'] },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('callum-strand'),
      experts: ['idris-falk'],
      subject: 'Opinion: is the 2031 date realistic?',
      message:
        'The barrier plan assumes 900 welders who are not there today. Would Prof. Falk write 700 words on whether the date is realistic from the side of the workforce?',
      fields: {
        outlet: 'The Meridian Ledger',
        media_position: 'reporter',
        media_type: 'print',
        topic: 'Workforce for the barrier',
        format: 'email',
        attribution: 'on_record',
      },
      createdAt: minutes(-1310),
      deadlineAt: at(1, '17:00'),
      status: 'open',
      steps: [{ kind: 'assign', at: minutes(-1290), by: 'jonah-petrie', to: 'jonah-petrie' }],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('gethin-moyo'),
      experts: ['nikolai-ashgrove'],
      subject: 'Aurora on Saturday: worth getting up?',
      message:
        'A breakfast item for Saturday. Four minutes, live by telephone, with somebody who says it plainly when the answer is no.',
      fields: {
        outlet: 'Harbour Nine Radio',
        media_position: 'other',
        media_type: 'radio',
        format: 'live',
        attribution: 'on_record',
      },
      createdAt: minutes(-1600),
      deadlineAt: at(2, '06:30'),
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-1584), by: 'wren-abiola', to: 'wren-abiola' },
        { kind: 'ask', at: minutes(-1580), by: 'wren-abiola', experts: ['nikolai-ashgrove'] },
        { kind: 'accept', at: minutes(-1500), expert: 'nikolai-ashgrove' },
        {
          kind: 'note',
          at: minutes(-1490),
          by: 'wren-abiola',
          body: 'He says yes and asks for the number of the studio line the evening before.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('callum-strand'),
      experts: ['elias-thorne-vance'],
      subject: 'Gate 4 test records',
      message:
        'The log for gate 4 has a gap of eleven days in September. Are those records public, and what would they normally show?',
      fields: {
        outlet: 'The Meridian Ledger',
        media_position: 'reporter',
        media_type: 'print',
        format: 'email',
        attribution: 'background',
      },
      createdAt: minutes(-2 * 1440 - 200),
      deadlineAt: at(4, '12:00'),
      status: 'waiting_seeker',
      steps: [
        { kind: 'assign', at: minutes(-2 * 1440 - 188), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-2 * 1440 - 60),
          by: 'jonah-petrie',
          body: 'Mr Thorne-Vance is away until next week. The records are with the harbour office, not with us. Shall I ask him to explain what such a log contains, for background, when he is back?',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('callum-strand'),
      experts: ['leontine-achterberg'],
      subject: 'Background on flood insurance law',
      message:
        'I would like half an hour of background on how flood cover became a public question. Not for quotation yet.',
      fields: {
        outlet: 'The Meridian Ledger',
        media_position: 'reporter',
        media_type: 'print',
        format: 'video',
        attribution: 'background',
      },
      createdAt: minutes(-5 * 1440),
      deadlineAt: at(3, '17:00'),
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-5 * 1440 + 14), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-5 * 1440 + 22),
          by: 'jonah-petrie',
          body: 'Thank you, Callum. Prof. Achterberg can do Thursday at four. I have sent you her two papers on flood cover.',
        },
        {
          kind: 'expert',
          at: minutes(-2 * 1440 + 35),
          expert: 'leontine-achterberg',
          body: 'It was a pleasure. The case you asked about is the one in footnote 31. Write to me again when you know what you would like to quote, and I shall read the sentence.',
        },
      ],
    },
  ];
}
