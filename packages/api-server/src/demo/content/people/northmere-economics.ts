import type { PersonContent } from '../content-types.ts';

export const northmereEconomics: readonly PersonContent[] = [
  {
    username: 'idris-falk',
    firstname: 'Idris',
    lastname: 'Falk',
    prefix: 'Prof.',
    pronouns: 'he/him',
    pronunciation: 'ID-riss FALK',
    jobTitle: 'Chair in Labour Economics',
    department: 'Economics',
    headline: 'Follows the same workers for decades to see who automation paid and who it moved aside.',
    biography:
      'Idris Falk holds the longest-running panel of factory workers in the region: 4,200 people interviewed every second year since their apprenticeships. His work shows that automation rarely takes whole jobs and often takes the better hours. He advises the national pay commission and writes a monthly column on reading job figures without fear.',
    topics: [
      'Labour markets',
      'Automation and jobs',
      'Wages',
      'Working time',
      'Shift work',
      'Public finance',
    ],
    industries: ['Finance and insurance', 'Government and public administration'],
    languages: [
      ['en', 'native', 'interview'],
      ['cy', 'fluent', 'interview'],
      ['de', 'basic'],
    ],
    education: [
      [19, 'PhD', 'Economics', 'Northmere University'],
      [24, 'BSc', 'Mathematics', 'University of Llanfaer'],
    ],
    publications: [
      [0, 'article', 'Wages after the robots: ten years on', 'Labour and Time'],
      [1, 'report', 'The missing evening hour', 'Northmere Briefing'],
      [4, 'book', 'Who keeps the machine?', 'Longshore Press'],
    ],
    appearances: [
      [15, 'print', 'Ten years after the robots came', 'The Meridian Ledger'],
      [47, 'podcast', 'Are four days enough?', 'Fathom Podcast'],
    ],
    quotations: [[60, 'Automation seldom takes the job. It takes the hour that paid for the holiday.']],
    hooks: [
      [
        'Job figures out on Tuesday',
        'New job figures come out at 07:00 on Tuesday. We would like two sentences on what to look at besides the headline.',
      ],
      [
        'Is the four-day week working?',
        'Three employers here have ended their four-day trials. Is that a pattern or three stories?',
      ],
      [
        'Warehouse robots and night pay',
        'A warehouse says robots will end night shifts. Who gains and who loses when nights go?',
      ],
      [
        'Minimum wage: did prices follow?',
        'Has anybody measured whether cafés raised their prices after the last rise in the minimum wage?',
      ],
      [
        'Opinion: is the date realistic?',
        'The barrier plan assumes 900 welders who are not there today. Is the completion date realistic from the side of the workforce?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'], hours: ['06:30', '20:00'] },
    availability: [
      [2, 'yes', 1],
      [1, 'yes', 336, 'One a month in term'],
      [7, 'no'],
    ],
    confirmedDaysAgo: 21,
    demand: 2.8,
    featured: 700,
  },
  {
    username: 'catarina-novak-obi',
    firstname: 'Catarina',
    lastname: 'Novak-Obi',
    prefix: 'Prof.',
    pronouns: 'she/her',
    pronunciation: 'kat-a-REE-na NO-vak OH-bee',
    jobTitle: 'Professor of Public Finance',
    department: 'Economics',
    headline: 'Reads town-hall accounts line by line, so that the words “efficiency saving” mean something.',
    biography:
      'Catarina Novak-Obi has read the published accounts of every council in the region for fifteen years and built the open tool that compares them. She showed that the cheapest cuts to announce are the dearest to live with. She trained as an auditor and still answers questions with a page number.',
    topics: ['Public finance', 'Local government finance', 'Tax', 'Housing policy'],
    industries: ['Government and public administration', 'Finance and insurance'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['pt', 'native', 'interview'],
      ['sk', 'basic'],
    ],
    education: [
      [16, 'PhD', 'Public Economics', 'Universidade de Vilar'],
      [22, 'BA', 'Accounting', 'Universidade de Vilar'],
    ],
    publications: [
      [1, 'article', 'The price of a postponed repair', 'Journal of Local Finance'],
      [3, 'data_set', 'Open accounts: 140 councils, 15 years', 'Northmere Data'],
    ],
    appearances: [
      [29, 'radio', 'Where the council tax goes', 'Harbour Nine Radio'],
      [101, 'print', 'The page nobody reads', 'Selby Courier'],
    ],
    quotations: [[33, 'A budget is a list of promises. Read the footnotes to see which ones are dated.']],
    hooks: [
      [
        'Budget day reaction',
        'We need a voice on the local share of tomorrow’s budget within half an hour of the speech.',
      ],
      [
        'Is our council about to run out of money?',
        'Our council has issued a spending notice. What happens to libraries and care on the first morning?',
      ],
      [
        'Empty shops and business rates',
        'Do lower rates fill empty shops, or only make the landlord more patient?',
      ],
      [
        'Wealth tax: the arithmetic',
        'A party promises a one per cent wealth tax. Could she walk through the arithmetic without the politics?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'], hours: ['07:00', '19:00'] },
    confirmedDaysAgo: 33,
    demand: 1.5,
  },
  {
    username: 'henrik-balogun',
    firstname: 'Henrik',
    lastname: 'Balogun',
    prefix: 'Dr',
    pronouns: 'he/him',
    jobTitle: 'Lecturer in Energy Markets',
    department: 'Economics',
    headline: 'Explains why a windy night can make power free and your bill no smaller.',
    biography:
      'Henrik Balogun studies how electricity prices are made, hour by hour, and who ends up paying for the odd ones. He worked on a trading floor for five years and left to publish what he had learned. His weekly note on bills is read by 12,000 households.',
    topics: ['Electricity prices', 'Renewable energy', 'Grid storage', 'Energy forecasting'],
    industries: ['Energy and utilities', 'Finance and insurance'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['sv', 'native', 'interview'],
      ['yo', 'fluent'],
    ],
    education: [[3, 'PhD', 'Economics', 'University of Västerlund']],
    publications: [[1, 'article', 'Negative prices and the household bill', 'Energy Market Notes']],
    appearances: [[66, 'online', 'Free power, same bill', 'Fieldnote Weekly']],
    hooks: [
      [
        'Why was power free on Sunday?',
        'Wholesale power fell below zero on Sunday night. Why does nobody see that on a bill?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    status: 'in_review',
    confirmedDaysAgo: null,
    demand: 0.3,
  },
  {
    username: 'oskar-mirembe',
    firstname: 'Oskar',
    lastname: 'Mirembe',
    pronouns: 'he/him',
    jobTitle: 'Senior Lecturer in Supply Chains',
    department: 'Economics',
    headline: 'Traces why a part that costs four pence can stop a factory for a month.',
    biography:
      'Oskar Mirembe maps supply chains from the loading bay backwards and has found the same two-person workshop at the end of eleven of them. He ran a regional port’s night shift before his doctorate. His students spend a week each year in a container yard.',
    topics: ['Supply chains', 'Food security', 'Port cities', 'Drug shortages'],
    industries: ['Logistics and transport', 'Manufacturing'],
    languages: [
      ['en', 'native', 'interview'],
      ['lg', 'fluent'],
      ['de', 'fluent', 'interview'],
    ],
    education: [[9, 'PhD', 'Operations Management', 'Northmere University']],
    publications: [
      [2, 'article', 'Two-person bottlenecks in long chains', 'Operations Quarterly'],
      [4, 'report', 'The night port', 'Selby Harbour Studies'],
    ],
    appearances: [[75, 'podcast', 'The four-pence part', 'Fathom Podcast']],
    hooks: [
      ['Why are there no tomatoes?', 'Shelves are short of salad again. Is it weather, lorries or price?'],
      [
        'What a closed strait does to shop prices',
        'How long before a closed shipping lane shows up in what people pay?',
      ],
      [
        'Christmas toys stuck at sea',
        'Retailers say ships are queueing outside the port. How real is the risk for December?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 140,
    demand: 0.9,
  },
];
