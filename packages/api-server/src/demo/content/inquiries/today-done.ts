import type { StoryClock } from '../../generate/clock.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { InquiryScript } from './script-types.ts';

const northmere = 'northmere' as const;

/** What the desk has already done today, and one older favour that the reporter still has in the list. */
export function todaysDone(clock: StoryClock): InquiryScript[] {
  const { minutes } = clock;
  return [
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('winifred-tang'),
      experts: ['catarina-novak-obi'],
      subject: 'Spending notice: what happens to the libraries?',
      message:
        'The county has issued a spending notice overnight. One sentence for the morning edition on what it means for libraries.',
      fields: {
        outlet: 'Selby Courier',
        media_position: 'reporter',
        media_type: 'print',
        format: 'email',
        attribution: 'on_record',
      },
      createdAt: minutes(-150),
      deadlineAt: minutes(-75),
      sourcePost: 'the-price-of-a-postponed-repair',
      status: 'closed',
      steps: [
        { kind: 'assign', at: minutes(-145), by: 'jonah-petrie', to: 'jonah-petrie' },
        {
          kind: 'staff',
          at: minutes(-128),
          by: 'jonah-petrie',
          body: 'Here it is, cleared: “A spending notice stops what is not yet promised. Libraries are open this morning because they were promised last March.” Prof. Catarina Novak-Obi.',
        },
        { kind: 'seeker', at: minutes(-120), body: 'Perfect, and early. Thank you both.' },
        {
          kind: 'close',
          at: minutes(-112),
          by: 'jonah-petrie',
          outcome: 'quote_supplied',
          note: 'Front page of the second edition.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('imani-sorley'),
      experts: ['emre-castellanos'],
      subject: 'By-election: what last night’s count shows',
      message:
        'A short interview at the count, before the morning programme ends, on what the northern boxes changed.',
      fields: {
        outlet: 'Tidewater TV',
        media_position: 'reporter',
        media_type: 'tv',
        format: 'live',
        attribution: 'on_record',
      },
      createdAt: minutes(-205),
      deadlineAt: minutes(-22),
      status: 'closed',
      steps: [
        { kind: 'assign', at: minutes(-200), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-193),
          by: 'wren-abiola',
          body: 'Dr Castellanos is at the hall already and wears a green scarf. Ask for him at the press table.',
        },
        {
          kind: 'close',
          at: minutes(-18),
          by: 'wren-abiola',
          outcome: 'interview_done',
          note: 'Live from the hall, four minutes.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 2,
      from: seekerOf('callum-strand'),
      experts: ['greta-halloway'],
      subject: 'Storm tide photographs, 1953',
      message:
        'We hold twelve unlabelled photographs of the storm tide. Could Prof. Halloway say which street and which night?',
      fields: {
        outlet: 'The Meridian Ledger',
        media_position: 'reporter',
        media_type: 'print',
        format: 'email',
        attribution: 'on_record',
      },
      createdAt: minutes(-20 * 1440),
      deadlineAt: minutes(-16 * 1440),
      status: 'closed',
      steps: [
        { kind: 'assign', at: minutes(-20 * 1440 + 9), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-20 * 1440 + 16),
          by: 'wren-abiola',
          body: 'What a find. Prof. Halloway is in on Thursday and asks you not to straighten the corners.',
        },
        { kind: 'ask', at: minutes(-20 * 1440 + 18), by: 'wren-abiola', experts: ['greta-halloway'] },
        { kind: 'accept', at: minutes(-19 * 1440), expert: 'greta-halloway' },
        {
          kind: 'expert',
          at: minutes(-17 * 1440 - 120),
          expert: 'greta-halloway',
          body: 'Numbers 1 to 9 are Quay Street on the second night; the clock of the chandler’s is visible in 4. Numbers 10 and 11 are Tromvik. Number 12 is a different flood altogether, and I should like a copy.',
        },
        {
          kind: 'close',
          at: minutes(-17 * 1440),
          by: 'wren-abiola',
          outcome: 'interview_done',
          note: 'Double page on Saturday.',
        },
      ],
    },
  ];
}
