import type { PersonContent } from '../content-types.ts';

export const independentAnalyst: readonly PersonContent[] = [
  {
    username: 'saoirse-vandermeer',
    kind: 'individual',
    firstname: 'Saoirse',
    lastname: 'Vandermeer',
    pronouns: 'she/her',
    pronunciation: 'SEER-sha van-der-MEER',
    jobTitle: 'Independent analyst of food supply',
    department: 'Independent',
    headline: 'Follows food from paddock to shelf, and explains the empty shelf before it happens.',
    biography:
      'Saoirse Vandermeer publishes a fortnightly letter on food supply read by buyers, councils and a surprising number of bakers. She spent twelve years buying vegetables for a supermarket and four unpicking what she had learned. She works alone, answers for herself, and says no to anything sponsored.',
    topics: ['Food security', 'Supply chains', 'Agriculture', 'Drought', 'Nutrition'],
    industries: ['Agriculture and food', 'Logistics and transport'],
    languages: [
      ['en', 'native', 'interview'],
      ['ga', 'fluent', 'interview'],
      ['nl', 'fluent'],
    ],
    education: [[16, 'MSc', 'Food Systems', 'University of Llanfaer']],
    publications: [
      [0, 'report', 'The fortnightly letter', 'Self-published'],
      [2, 'book', 'Short dated', 'Longshore Press'],
    ],
    appearances: [
      [21, 'radio', 'Why eggs are short', 'Derwent Morning'],
      [80, 'podcast', 'The buyer who left', 'Fathom Podcast'],
    ],
    quotations: [[21, 'An empty shelf is the end of a story that began eight months ago.']],
    hooks: [
      ['Why are eggs short again?', 'Shelves are bare across the island. Is it birds, cages or lorries?'],
      ['What a dry spring does to bread', 'When does a dry spring reach the price of a loaf?'],
      [
        'Who decides what “local” means?',
        'A shop sells “local” lamb from 900 kilometres away. Is there a rule?',
      ],
      ['Food waste before the shop', 'Most reports count waste at home. What happens before the shop?'],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'], hours: ['08:00', '18:00'] },
    confirmedDaysAgo: 16,
    demand: 1,
  },
];
