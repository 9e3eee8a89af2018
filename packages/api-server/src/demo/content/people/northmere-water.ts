import type { PersonContent } from '../content-types.ts';

export const northmereWater: readonly PersonContent[] = [
  {
    username: 'maren-okonjo-hale',
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'MAH-ren oh-KON-jo hale',
    jobTitle: 'Professor of Coastal Engineering',
    department: 'Engineering',
    headline: 'Models how storm surges move through estuaries, and which defences still hold in 2050.',
    biography:
      'Maren Okonjo-Hale builds numerical models of estuaries in storm and checks them against three decades of her own tide-gauge surveys. Her group ran the failure tests for the Port Selby barrier and publishes its street-level surge atlas for anyone to use. She advised the Tromvik Coastal Agency on gate maintenance and sits on the national panel that sets design storms. Before academia she spent six years as a site engineer on sluices and locks.',
    topics: [
      'Coastal flooding',
      'Storm surge',
      'Surge barriers',
      'Sea-level rise',
      'Estuary modelling',
      'Managed retreat',
      'Flood insurance',
    ],
    industries: ['Construction and engineering', 'Environmental services'],
    languages: [
      ['en', 'native', 'interview'],
      ['no', 'fluent', 'interview'],
      ['nl', 'basic'],
    ],
    education: [
      [21, 'PhD', 'Coastal Engineering', 'Tromvik Institute of Technology'],
      [26, 'MEng', 'Civil Engineering', 'Northmere University'],
    ],
    publications: [
      [0, 'article', 'Barrier failure modes in a macrotidal estuary', 'Journal of Coastal Systems'],
      [0, 'report', 'What thirty years buys: the Port Selby options', 'Northmere Briefing'],
      [2, 'data_set', 'A public atlas of surge at street level', 'Open Water Data'],
      [5, 'book', 'Gates: a working history of keeping the sea out', 'Longshore Press'],
    ],
    appearances: [
      [7, 'tv', 'The vote on the barrier', 'Tidewater TV'],
      [36, 'radio', 'Surge warning: what to do tonight', 'Harbour Nine Radio'],
      [190, 'print', 'The gates that never rest', 'The Meridian Ledger'],
    ],
    quotations: [
      [
        261,
        'A barrier is a decision about time, not about water. It buys thirty years. What matters is what the city does with them.',
      ],
      [120, 'The sea does not read the planning calendar.'],
    ],
    hooks: [
      [
        'Does the barrier hold at a 1-in-200 surge?',
        'I am writing about the Port Selby vote and need somebody who has modelled the estuary to say whether the barrier still holds at a 1-in-200 surge.',
      ],
      [
        'Gate closures are rising: why?',
        'The harbour log shows the gates closing twice as often as ten years ago. Could she explain what that does to the hinges and to shipping?',
      ],
      [
        'Storm names and what they change',
        'We are explaining to listeners why a named storm is not always the dangerous one. A two-minute explanation of surge against wind would do.',
      ],
      [
        'Would a second line of defence help?',
        'Councillors have floated an inner wall. Has anybody tested whether a second line slows the water or only moves it?',
      ],
      [
        'King tide photographs need a caption',
        'We have readers’ photographs of water on Quay Street at a spring tide. Is it fair to call this sea-level rise?',
      ],
      [
        'What does a thirty-year defence cost to keep?',
        'The papers give a price to build and none to maintain. What should residents expect to pay each year?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'], hours: ['07:00', '21:00'] },
    availability: [
      [2, 'yes', 1, 'Not live panels with candidates'],
      [1, 'yes', 504, 'Two a month, travel paid'],
      [9, 'yes', 168],
      [10, 'yes', 48, 'Tuesday and Thursday afternoons'],
      [3, 'via_office', 336, 'Conflict check first'],
      [4, 'no'],
      [7, 'no'],
    ],
    confirmedDaysAgo: 12,
    demand: 4.5,
    featured: 900,
  },
  {
    username: 'elias-thorne-vance',
    firstname: 'Elias',
    lastname: 'Thorne-Vance',
    pronouns: 'he/him',
    jobTitle: 'Director, Flood Resilience Centre',
    department: 'Engineering',
    headline: 'Works with towns on what to do when the defence is late, partial or never built.',
    biography:
      'Elias Thorne-Vance directs the Flood Resilience Centre, which helps councils rehearse the night the water comes in. He wrote the gate test protocol now used on nine tidal structures and led the public hearings on the Selby options. He spent a decade in emergency planning before joining the university.',
    topics: [
      'Flood resilience',
      'Surge barriers',
      'City planning',
      'Crisis communication',
      'Coastal flooding',
    ],
    industries: ['Government and public administration', 'Construction and engineering'],
    languages: [['en', 'native', 'interview']],
    education: [[18, 'MSc', 'Emergency Management', 'Halden Hydraulics Institute']],
    publications: [
      [4, 'report', 'Gate tests: what to record and what to publish', 'Flood Resilience Centre'],
    ],
    appearances: [[410, 'radio', 'Rehearsing the flood', 'Harbour Nine Radio']],
    hooks: [
      [
        'Gate 4 test records',
        'The log for gate 4 has a gap of eleven days. Are those records public, and what would they normally show?',
      ],
      [
        'Who decides to evacuate a street?',
        'We want to explain, step by step, who may order people out of their homes before a surge and who may refuse.',
      ],
      ['Sandbags: do they work?', 'A simple question for a Saturday column: are sandbags worth the queue?'],
    ],
    readiness: { on: ['phone'] },
    status: 'unpublished',
    access: 'unlisted',
    awayForDays: 5,
    confirmedDaysAgo: 425,
    demand: 0.5,
  },
  {
    username: 'yusra-benhaddou',
    firstname: 'Yusra',
    lastname: 'Benhaddou',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'YOOS-rah ben-HAD-doo',
    jobTitle: 'Lecturer in Water Treatment',
    department: 'Engineering',
    headline: 'Finds out what is in tap water at the tap, not at the plant, and what takes it out.',
    biography:
      'Yusra Benhaddou samples water where people drink it: kitchens, schools and old people’s homes. Her surveys of service pipes changed how two water companies report lead. She is testing filters that communities can repair themselves, and answers questions about filters sold on doorsteps with great patience.',
    topics: ['Drinking water', 'Water contaminants', 'Drought', 'Circular economy'],
    industries: ['Energy and utilities', 'Environmental services'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['ar', 'native', 'interview'],
      ['fr', 'fluent', 'interview'],
    ],
    education: [
      [7, 'PhD', 'Environmental Engineering', 'Northmere University'],
      [12, 'Ingénieur', 'Process Engineering', 'Institut Atlas de Rabat'],
    ],
    publications: [
      [1, 'article', 'Lead at the last metre: a kitchen survey of 1,100 taps', 'Water Quality Reports'],
      [0, 'report', 'Filters sold at the door', 'Consumer Water Watch'],
    ],
    appearances: [
      [54, 'radio', 'Is the tap safe?', 'Harbour Nine Radio'],
      [132, 'tv', 'The last metre of pipe', 'Tidewater TV'],
    ],
    quotations: [
      [80, 'Water leaves the plant clean. The question is what it meets on the way to your glass.'],
    ],
    hooks: [
      [
        'Do filter jugs remove anything that matters?',
        'A consumer piece on filter jugs: what do they take out, what do they leave, and when do they make it worse?',
      ],
      [
        'Lead pipes in rented homes',
        'Tenants told us they cannot get an answer about lead pipes. How would a person find out in an afternoon?',
      ],
      [
        'Brown water after the main burst',
        'Water in three streets ran brown for two days and people were told to let it run. Was that the right advice?',
      ],
      [
        'Forever chemicals near the airfield',
        'Test results near the airfield were published without a scale. Could she tell us how to read them?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'], hours: ['08:00', '20:00'] },
    confirmedDaysAgo: 64,
    demand: 1.3,
  },
];
