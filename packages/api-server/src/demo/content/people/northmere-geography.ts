import type { PersonContent } from '../content-types.ts';

export const northmereGeography: readonly PersonContent[] = [
  {
    username: 'bram-oyelaran',
    firstname: 'Bram',
    lastname: 'Oyelaran',
    prefix: 'Dr',
    pronouns: 'he/him',
    pronunciation: 'BRAHM oh-yeh-LAH-ran',
    jobTitle: 'Lecturer in Wildfire Ecology',
    department: 'Geography',
    headline: 'Walks the burned ground first: what a fire leaves, what floods next, and what grows back.',
    biography:
      'Bram Oyelaran surveys land within days of a fire and returns every spring for ten years. He also led the Selby marsh survey, which found that the marsh absorbs a fifth of a surge, and works with grazers on fire breaks that feed sheep. He is a qualified drone pilot and a retained firefighter.',
    topics: [
      'Wildfire',
      'Fire ecology',
      'Flash floods after wildfire',
      'Estuary modelling',
      'Biodiversity',
      'Insurance after fire',
    ],
    industries: ['Environmental services', 'Agriculture and food'],
    languages: [
      ['en', 'native', 'interview'],
      ['nl', 'native', 'interview'],
      ['yo', 'fluent', 'interview'],
    ],
    education: [
      [8, 'PhD', 'Fire Ecology', 'Universiteit Oosterdam'],
      [13, 'MSc', 'Geography', 'Northmere University'],
    ],
    publications: [
      [0, 'article', 'What the wildfire maps miss', 'Fire and Land'],
      [3, 'report', 'The Selby marsh survey', 'Northmere Geography'],
      [2, 'article', 'Sheep as fire breaks', 'Rangeland Notes'],
    ],
    appearances: [
      [12, 'radio', 'Heath fire in November', 'Harbour Nine Radio'],
      [79, 'tv', 'After the burn', 'Tidewater TV'],
      [150, 'print', 'The retained ecologist', 'The Meridian Ledger'],
    ],
    quotations: [
      [18, 'A fire map shows where it burned. It does not show how hot, and hot is what decides the flood.'],
      [140, 'Our survey found the marsh absorbs a fifth of the surge.'],
    ],
    hooks: [
      [
        'Heath fires in November: why?',
        'Crews were on the heath twice this week. Is a November fire new or only newly noticed?',
      ],
      [
        'Which trees survive a fire?',
        'A walking piece through the burned plantation, for radio. Would he come with us on Thursday?',
      ],
      [
        'Will the valley flood after the burn?',
        'Residents below the burned slope ask what the next heavy rain will do.',
      ],
      [
        'Sheep as firefighters',
        'A cheerful item about grazing as a fire break, with somebody who knows the limits of it.',
      ],
      [
        'Insurance maps and fire',
        'An insurer’s map shows no risk where the fire was last year. What do such maps leave out?',
      ],
      [
        'Barbecue bans: is there evidence?',
        'The park will ban disposable barbecues. Does a ban change anything?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'], hours: ['07:00', '21:00'] },
    availability: [
      [2, 'yes', 1],
      [1, 'yes', 336],
    ],
    confirmedDaysAgo: 31,
    demand: 4.6,
    featured: 650,
  },
  {
    username: 'greta-halloway',
    firstname: 'Greta',
    lastname: 'Halloway',
    prefix: 'Prof.',
    pronouns: 'she/her',
    jobTitle: 'Emeritus Fellow, Sea-level History',
    department: 'Geography',
    headline: 'Three centuries of tide-gauge records, read by hand and put in order.',
    biography:
      'Greta Halloway has read more tide books than anyone living, from pilots’ pencil notes to the first punched tapes. Her reconstruction of the great storm tide is the one on which barrier designs still rest. She retired from the Halden Hydraulics Institute and keeps a desk, and a kettle, at Northmere.',
    topics: ['Sea-level rise', 'Tide-gauge records', 'Storm surge', 'Port cities'],
    industries: ['Research and science', 'Environmental services'],
    languages: [
      ['en', 'native', 'interview'],
      ['no', 'basic'],
    ],
    education: [[44, 'PhD', 'Oceanography', 'Halden Hydraulics Institute']],
    publications: [
      [1, 'article', 'Three centuries of tides, corrected', 'Records of the Sea'],
      [9, 'book', 'The pencil tide: how sailors measured the sea', 'Longshore Press'],
    ],
    appearances: [
      [17, 'print', 'Photographs of the storm tide', 'The Meridian Ledger'],
      [260, 'tv', 'The tide books', 'Tidewater TV'],
    ],
    quotations: [[300, 'Three centuries of tide-gauge records put today’s storm surges in order.']],
    hooks: [
      [
        'Storm tide photographs',
        'We hold twelve unlabelled photographs of the storm tide. Could she say which street and which night?',
      ],
      [
        'Was the old flood worse?',
        'People over eighty say the old flood was worse than any since. Is memory right?',
      ],
      [
        'How was the tide measured before machines?',
        'A history page for children: how did anybody measure the sea with a pencil?',
      ],
    ],
    readiness: { on: ['live_tv', 'phone'], hours: ['14:00', '19:00'] },
    confirmedDaysAgo: 76,
    demand: 1.6,
  },
  {
    username: 'teuila-marchetti',
    firstname: 'Teuila',
    lastname: 'Marchetti',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'teh-oo-EE-la mar-KET-tee',
    jobTitle: 'Lecturer in Soil and Drought',
    department: 'Geography',
    headline: 'Digs the same forty fields every season to see which farms keep their water.',
    biography:
      'Teuila Marchetti compares neighbouring farms that differ in one habit: ploughing, cover crops or hedges. Her forty fields show that two years of cover crops buy about nine dry days. She runs an advice line for growers each spring, staffed by her students.',
    topics: ['Soil health', 'Drought', 'Agriculture', 'Food security', 'Heatwaves'],
    industries: ['Agriculture and food', 'Environmental services'],
    languages: [
      ['en', 'native', 'interview'],
      ['sm', 'fluent', 'interview'],
      ['it', 'fluent', 'interview'],
    ],
    education: [[6, 'PhD', 'Soil Science', 'Northmere University']],
    publications: [[1, 'article', 'Nine dry days: cover crops in forty fields', 'Soil and Season']],
    appearances: [[105, 'radio', 'A dry spring', 'Harbour Nine Radio']],
    hooks: [
      [
        'Is a hosepipe ban coming?',
        'Reservoirs are low after a dry autumn. What should growers and gardeners do now?',
      ],
      [
        'Hedges back on the farm',
        'A farmer here replanted four miles of hedge. What will it do, and by when?',
      ],
      [
        'Can soil store enough carbon to sell?',
        'Farmers are offered money for carbon in soil. Is the measurement good enough to buy and sell?',
      ],
    ],
    readiness: { on: ['radio', 'phone'] },
    confirmedDaysAgo: 118,
    demand: 1,
  },
];
