import type { PersonContent } from '../content-types.ts';

export const northmereSociety: readonly PersonContent[] = [
  {
    username: 'zofia-lindmora',
    firstname: 'Zofia',
    lastname: 'Lindmora',
    prefix: 'Dr',
    jobTitle: 'Research Lead, Housing Policy Lab',
    department: 'Social Policy',
    headline: 'Counts empty homes street by street, and asks why each one is empty.',
    biography:
      'Zofia Lindmora leads the Housing Policy Lab, whose volunteers walked every street of three cities to count homes that nobody lives in.',
    topics: ['Housing policy', 'Empty homes', 'Rent regulation'],
    status: 'draft',
    access: 'private',
    confirmedDaysAgo: null,
    demand: 0.2,
    hooks: [
      [
        'Empty homes, by street',
        'Could the lab share the street figures for our ward before they are published?',
      ],
    ],
  },
  {
    username: 'emre-castellanos',
    firstname: 'Emre',
    lastname: 'Castellanos',
    prefix: 'Dr',
    pronouns: 'he/him',
    pronunciation: 'EM-reh kas-teh-YAH-nos',
    jobTitle: 'Senior Lecturer in Electoral Systems',
    department: 'Politics',
    headline: 'Counts votes the way other countries do, to show what a rule decides before anybody votes.',
    biography:
      'Emre Castellanos keeps a library of real ballots from sixty elections and recounts them under other rules. He has observed polling in twelve countries and trains returning officers. On results nights he is the calm voice that says what is not yet known.',
    topics: ['Elections', 'Electoral systems', 'Election security', 'Parliaments'],
    industries: ['Government and public administration', 'Media and publishing'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['tr', 'native', 'interview'],
      ['es', 'native', 'interview'],
    ],
    education: [[9, 'PhD', 'Politics', 'Northmere University']],
    publications: [
      [1, 'article', 'Sixty elections counted five ways', 'Votes and Rules'],
      [3, 'book', 'Not yet known: a results-night companion', 'Longshore Press'],
    ],
    appearances: [
      [14, 'tv', 'By-election night', 'Tidewater TV'],
      [87, 'radio', 'What is a recount?', 'Harbour Nine Radio'],
    ],
    quotations: [
      [14, 'At two in the morning the honest answer is usually: wait for the boxes from the north.'],
    ],
    hooks: [
      [
        'By-election: what to watch tonight',
        'Results after midnight. We need somebody to talk us through what each ward tells us.',
      ],
      ['What is a recount?', 'Two hundred votes separate them. When does a recount change anything?'],
      [
        'Would preferential voting change the council?',
        'Could you recount our council under preferential voting? Even a rough answer is a story.',
      ],
      [
        'Queues at polling stations',
        'Two polling stations ran out of ballots last time. Why does that still happen?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone', 'studio'], hours: ['07:00', '23:00'] },
    confirmedDaysAgo: 14,
    demand: 1.7,
  },
  {
    username: 'ludovica-amsel',
    firstname: 'Ludovica',
    lastname: 'Amsel',
    prefix: 'Prof.',
    pronouns: 'she/her',
    jobTitle: 'Professor of Parliamentary Studies',
    department: 'Politics',
    headline: 'What committees do while the cameras are in the chamber.',
    biography:
      'Ludovica Amsel has sat through two thousand hours of committee hearings and records which questions are answered, dodged or never asked. Her annual table of dodged questions is feared by permanent secretaries. She was a committee clerk for a decade.',
    topics: ['Parliaments', 'Constitutional law', 'Public sector audits'],
    industries: ['Government and public administration'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['it', 'native', 'interview'],
      ['de', 'native', 'interview'],
    ],
    education: [[15, 'PhD', 'Political Science', 'Università di Valdoro']],
    publications: [[0, 'report', 'The dodged question: annual table', 'Northmere Briefing']],
    appearances: [[63, 'print', 'A table of silences', 'The Meridian Ledger']],
    hooks: [
      [
        'Who decides what a committee may ask?',
        'A witness refused to answer on Wednesday. What can a committee do about it?',
      ],
      [
        'Bill passed at three in the morning',
        'Is a law made at three in the morning any worse? You have the figures.',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 150,
    demand: 0.8,
  },
  {
    username: 'rufus-tanaka-grey',
    firstname: 'Rufus',
    lastname: 'Tanaka-Grey',
    prefix: 'Prof.',
    pronouns: 'he/him',
    jobTitle: 'Professor of Urban History',
    department: 'History',
    headline: 'The history of port cities told through their warehouses, floods and bus routes.',
    biography:
      'Rufus Tanaka-Grey writes about the parts of cities that were meant to be temporary and stayed. He rebuilt the lost quayside of Port Selby from insurance maps and ship manifests, and leads the walking tours that came of it. His next book is about bus routes older than the roads they run on.',
    topics: ['Urban history', 'Port cities', 'Heritage buildings', 'City planning'],
    industries: ['Arts and heritage', 'Real estate'],
    languages: [
      ['en', 'native', 'interview'],
      ['ja', 'fluent', 'interview'],
    ],
    education: [[21, 'PhD', 'History', 'Northmere University']],
    publications: [
      [1, 'book', 'Meant to be temporary', 'Longshore Press'],
      [4, 'article', 'Insurance maps as city memory', 'Urban Pasts'],
    ],
    appearances: [
      [84, 'tv', 'The lost quay', 'Tidewater TV'],
      [200, 'radio', 'A street a week', 'Harbour Nine Radio'],
    ],
    hooks: [
      [
        'What was on the barrier site?',
        'Before the barrier there was a timber yard, or a chapel, or both. Which is it?',
      ],
      ['Saving the customs house', 'The old customs house may come down. Is it worth more than its view?'],
      ['The oldest bus route', 'A Sunday piece about bus routes that follow lanes older than the town.'],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'] },
    confirmedDaysAgo: 100,
    demand: 0.9,
  },
  {
    username: 'gwendolen-iyasu',
    firstname: 'Gwendolen',
    lastname: 'Iyasu',
    prefix: 'Dr',
    pronouns: 'they/them',
    pronunciation: 'GWEN-do-len ee-YAH-soo',
    jobTitle: 'Reader in Sociolinguistics',
    department: 'Linguistics',
    headline: 'What people decide about you in the first four seconds of hearing you speak.',
    biography:
      'Gwendolen Iyasu plays the same sentence in eleven accents to employers, landlords and juries and records what they decide. Their work with recruiters halved the gap between two accents in one year. They collect harbour words before the last people who use them stop.',
    topics: ['Accents and dialects', 'Minority languages', 'Decision making'],
    industries: ['Education', 'Media and publishing'],
    languages: [
      ['en', 'native', 'interview'],
      ['cy', 'native', 'interview'],
      ['am', 'fluent', 'interview'],
    ],
    education: [[10, 'PhD', 'Linguistics', 'University of Llanfaer']],
    publications: [
      [1, 'article', 'Four seconds: accent and first decisions', 'Speech and Society'],
      [3, 'data_set', 'Harbour words, recorded', 'Northmere Data'],
    ],
    appearances: [[38, 'podcast', 'The voice you hire', 'Fathom Podcast']],
    hooks: [
      [
        'Does an accent cost you a job?',
        'A recruiter told an applicant to “soften” her accent. What does the research say?',
      ],
      [
        'Harbour words that are dying out',
        'A lovely small piece on words for weather that only the boats use.',
      ],
      [
        'Do chatbots have an accent?',
        'Readers say the assistant does not understand them. Is there a measurable gap?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 67,
    demand: 1,
  },
];
