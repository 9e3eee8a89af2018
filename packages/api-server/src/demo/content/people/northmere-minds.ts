import type { PersonContent } from '../content-types.ts';

export const northmereMinds: readonly PersonContent[] = [
  {
    username: 'hanae-morrow',
    firstname: 'Hanae',
    lastname: 'Morrow',
    prefix: 'Prof.',
    pronouns: 'she/her',
    pronunciation: 'ha-NA-eh MOR-oh',
    jobTitle: 'Professor of Adolescent Sleep',
    department: 'Psychology',
    headline:
      'Measures what an hour of sleep does for a fifteen-year-old, in bedrooms rather than laboratories.',
    biography:
      'Hanae Morrow lends wrist sensors to whole school years and has 31,000 nights of teenage sleep to show for it. Her trial of later bells in fourteen schools found gains in mood long before gains in marks. She speaks to parents’ evenings for nothing and to television at short notice.',
    topics: ['Adolescent sleep', 'Sleep', 'School start times', 'Body clock', 'Phones in schools'],
    industries: ['Education', 'Health care'],
    languages: [
      ['en', 'native', 'interview'],
      ['ja', 'fluent', 'interview'],
    ],
    education: [
      [15, 'PhD', 'Developmental Psychology', 'Northmere University'],
      [20, 'BSc', 'Psychology', 'Aonami University'],
    ],
    publications: [
      [0, 'article', 'Later bells in fourteen schools', 'Sleep and Schooling'],
      [2, 'article', 'Thirty-one thousand nights', 'Adolescent Health Measures'],
      [5, 'book', 'Let them lie', 'Longshore Press'],
    ],
    appearances: [
      [8, 'tv', 'The half-past-eight school', 'Tidewater TV'],
      [69, 'radio', 'Clocks go back', 'Harbour Nine Radio'],
    ],
    quotations: [[31, 'A teenager at eight in the morning is you at five. Teach yourself something then.']],
    hooks: [
      [
        'Teen sleep and school start times',
        'We need a voice on why a later start helps and who finds it difficult. Five minutes by telephone.',
      ],
      [
        'Do the clocks going back matter?',
        'A breakfast item for Sunday: what one hour does to children, and for how long.',
      ],
      ['Phones in the bedroom', 'Is it the phone or the hour that keeps them awake? Parents want one rule.'],
      ['Exam season: sleep or revise?', 'A short list of what actually helps the night before an exam.'],
      [
        'A later start in winter, too?',
        'The trial ran in summer term. Does the effect hold when it is dark at eight?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'], hours: ['06:30', '21:00'] },
    confirmedDaysAgo: 35,
    demand: 3.4,
    featured: 800,
  },
  {
    username: 'solomon-vesely',
    firstname: 'Solomon',
    lastname: 'Vesely',
    prefix: 'Dr',
    pronouns: 'he/him',
    jobTitle: 'Reader in Decision Science',
    department: 'Psychology',
    headline: 'Studied how betting products are built, from the first free spin to the last.',
    biography:
      'Solomon Vesely worked on gambling harm and choice at Northmere until the summer. His audit of two hundred betting apps led to a change in how losses must be shown. He has moved to another university; colleagues in Psychology answer questions on his studies.',
    topics: ['Gambling harm', 'Decision making', 'Social media'],
    industries: ['Research and science'],
    languages: [
      ['en', 'native'],
      ['cs', 'fluent'],
    ],
    education: [[13, 'PhD', 'Psychology', 'Northmere University']],
    publications: [[2, 'article', 'Two hundred apps, one trick', 'Choice and Harm']],
    status: 'archived',
    confirmedDaysAgo: 210,
    demand: 0.2,
  },
  {
    username: 'aroha-winstanley',
    firstname: 'Aroha',
    lastname: 'Winstanley',
    prefix: 'Prof.',
    pronouns: 'she/her',
    pronunciation: 'AH-ro-ha WIN-stan-lee',
    jobTitle: 'Professor of School Policy',
    department: 'Education',
    headline: 'Finds out whether a school rule changed anything, by asking before and after.',
    biography:
      'Aroha Winstanley evaluates school policies that were announced before anybody measured them. Her before-and-after study of phone bans in thirty schools found calmer corridors and no change in marks. She taught chemistry for eleven years and still examines it every summer.',
    topics: ['Education policy', 'Phones in schools', 'Teacher supply', 'School start times'],
    industries: ['Education', 'Government and public administration'],
    languages: [
      ['en', 'native', 'interview'],
      ['mi', 'fluent', 'interview'],
    ],
    education: [[12, 'PhD', 'Education', 'Te Awahou University']],
    publications: [
      [0, 'article', 'Calmer corridors: phone bans in thirty schools', 'School Policy Review'],
      [3, 'report', 'Why teachers leave in April', 'Northmere Briefing'],
    ],
    appearances: [
      [26, 'radio', 'Phones out of school', 'Harbour Nine Radio'],
      [71, 'print', 'The April problem', 'Selby Courier'],
    ],
    hooks: [
      [
        'Phone bans: do they work?',
        'The county will ban phones in all schools after Easter. What did your thirty schools show?',
      ],
      [
        'Teachers leaving in April',
        'Why is April the month, and what do schools that keep their teachers do differently?',
      ],
      ['A four-day school week', 'Two schools want to close on Fridays to save money. Has that been tried?'],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'] },
    confirmedDaysAgo: 52,
    demand: 1.5,
  },
];
