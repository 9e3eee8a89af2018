import type { StoryClock } from '../../generate/clock.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { InquiryScript } from './script-types.ts';

const northmere = 'northmere' as const;
const day = 1440;

/** Research and admissions that Northmere has open. */
export function todaysResearch(clock: StoryClock): InquiryScript[] {
  const { minutes, at } = clock;
  return [
    {
      organisation: northmere,
      type: 9,
      from: seekerOf('hugo-varga'),
      experts: ['bram-oyelaran', 'elias-thorne-vance'],
      subject: 'Partner for a flood-sensor trial',
      message:
        'Stage: funding. We have 14 sites and a small grant to place water-level sensors in the lanes behind the marsh. We need a partner who knows where they will not be stolen by sheep.',
      fields: { area: 'Flood sensors', stage: 'funding', funder: 'Selby City Council' },
      createdAt: minutes(-1 * day - 190),
      deadlineAt: at(6, '17:00'),
      sourcePage: '/experts/bram-oyelaran',
      sourcePost: 'the-marsh-takes-a-fifth',
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-1 * day - 150), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-1 * day - 145),
          by: 'wren-abiola',
          body: 'Thank you, Hugo. Dr Oyelaran is on the marsh this week, which is a good sign; I shall ask him when he is dry.',
        },
        {
          kind: 'seeker',
          at: minutes(-1 * day - 90),
          body: 'Excellent. Could he bring the map of the creeks?',
        },
      ],
    },
    {
      organisation: northmere,
      type: 9,
      from: seekerOf('ilse-mukherjee'),
      experts: ['greta-halloway'],
      subject: 'Joining two tide records across the North Sea',
      message:
        'We hold 140 years of readings from three harbours and would like to correct them by the method in your last paper. Could we compare notes on clock errors first?',
      fields: { area: 'Tide-gauge records', stage: 'collaboration' },
      createdAt: minutes(-5 * day - 75),
      deadlineAt: at(20, '17:00'),
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-5 * day - 5), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-5 * day + 30),
          by: 'wren-abiola',
          body: 'Thank you. Prof. Halloway comes in on Tuesdays and Thursdays; your letter is on her desk with the tide books.',
        },
        { kind: 'ask', at: minutes(-5 * day + 33), by: 'wren-abiola', experts: ['greta-halloway'] },
      ],
    },
    {
      organisation: northmere,
      type: 9,
      from: seekerOf('tobiah-wren'),
      experts: ['sunniva-reyes'],
      subject: 'School absences as an early signal',
      message:
        'We have daily absences from ninety schools in two provinces. May we run your forecast on them and publish the error, as you do?',
      fields: { area: 'Disease modelling', stage: 'collaboration' },
      createdAt: minutes(-3 * day - 510),
      deadlineAt: at(25, '17:00'),
      sourcePost: 'printing-the-error',
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-3 * day + 60), by: 'wren-abiola', to: 'wren-abiola' },
        { kind: 'ask', at: minutes(-3 * day + 70), by: 'wren-abiola', experts: ['sunniva-reyes'] },
        { kind: 'accept', at: minutes(-1 * day - 15), expert: 'sunniva-reyes' },
        {
          kind: 'expert',
          at: minutes(-1 * day - 10),
          expert: 'sunniva-reyes',
          body: 'Yes, gladly, and please print the bad weeks first. I can share the code under the same licence as the forecasts. Shall we speak on Friday?',
        },
      ],
    },
    {
      organisation: northmere,
      type: 9,
      from: seekerOf('ilse-mukherjee'),
      experts: ['joaquin-strandberg'],
      subject: 'A rumour board for the next storm',
      message:
        'Last autumn’s board worked. We would like to have one ready before the season and measure it properly this time, in three languages.',
      fields: { area: 'Crisis communication', stage: 'partnership' },
      createdAt: minutes(-1 * day - 480),
      deadlineAt: at(16, '12:00'),
      status: 'open',
      steps: [{ kind: 'assign', at: minutes(-1 * day - 20), by: 'jonah-petrie', to: 'jonah-petrie' }],
    },
    {
      organisation: northmere,
      type: 8,
      from: seekerOf('ester-ng'),
      experts: [],
      subject: 'Coastal engineering without physics',
      message:
        'I took geography and mathematics but no physics at school. May I apply for coastal engineering, perhaps after a summer course?',
      fields: {
        level: 'undergraduate',
        program_name: 'MEng Coastal Engineering',
        faculty: 'Engineering',
        intake_term: 'Autumn',
      },
      createdAt: minutes(-33),
      deadlineAt: null,
      status: 'new',
      steps: [],
    },
    {
      organisation: northmere,
      type: 8,
      from: seekerOf('chidi-rasmussen'),
      experts: [],
      subject: 'Part-time MSc in disease modelling',
      message:
        'I work in a public health office three days a week. Can the degree be taken over two years, and partly from abroad?',
      fields: {
        level: 'graduate',
        program_name: 'MSc Disease Modelling',
        faculty: 'Medicine',
        intake_term: 'Autumn',
      },
      createdAt: minutes(-1 * day - 380),
      deadlineAt: null,
      status: 'open',
      steps: [{ kind: 'assign', at: minutes(-1 * day - 30), by: 'wren-abiola', to: 'wren-abiola' }],
    },
    {
      organisation: northmere,
      type: 8,
      from: seekerOf('fergus-adomako'),
      experts: [],
      subject: 'Returning to study at fifty-two',
      message:
        'I left after a year in 1994. Do my first-year marks still count for anything, and whom should I speak to?',
      fields: {
        level: 'undergraduate',
        program_name: 'BA History',
        faculty: 'Humanities',
        intake_term: 'Autumn',
      },
      createdAt: minutes(-5 * day - 420),
      deadlineAt: null,
      status: 'waiting_seeker',
      steps: [
        { kind: 'assign', at: minutes(-5 * day + 15), by: 'wren-abiola', to: 'wren-abiola' },
        {
          kind: 'staff',
          at: minutes(-4 * day - 60),
          by: 'wren-abiola',
          body: 'They may well count. Could you send your student number or your date of entry? The registry keeps cards from that year in a very dry room.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 8,
      from: seekerOf('ester-ng'),
      experts: [],
      subject: 'Deadline for the linguistics scholarship',
      message: 'The page gives two different dates for the scholarship. Which is right?',
      fields: {
        level: 'graduate',
        program_name: 'MA Linguistics',
        faculty: 'Humanities',
        intake_term: 'Spring',
      },
      createdAt: minutes(-2 * day - 65),
      deadlineAt: at(5, '17:00'),
      status: 'open',
      steps: [{ kind: 'assign', at: minutes(-2 * day + 90), by: 'wren-abiola', to: 'wren-abiola' }],
    },
  ];
}
