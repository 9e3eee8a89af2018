import type { PersonContent } from '../content-types.ts';

export const northmereMedicine: readonly PersonContent[] = [
  {
    username: 'sunniva-reyes',
    firstname: 'Sunniva',
    lastname: 'Reyes',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'soon-EE-vah RAY-ess',
    jobTitle: 'Reader, Infectious Disease Modelling',
    department: 'Medicine',
    headline:
      'Forecasts flu and measles a fortnight ahead, and says plainly how often the forecast is wrong.',
    biography:
      'Sunniva Reyes leads the group that publishes the region’s weekly respiratory forecast, with last week’s error printed beside it. She worked in outbreak response on three continents and models how infections move through schools, farms and hospitals. Her current project follows what happens to a wave when a third of people already had it.',
    topics: ['Influenza', 'Disease modelling', 'Infectious disease', 'Vaccines', 'Measles'],
    industries: ['Health care', 'Research and science'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['es', 'native', 'interview'],
      ['no', 'fluent', 'interview'],
    ],
    education: [
      [11, 'PhD', 'Mathematical Epidemiology', 'Universidad de Monteluz'],
      [15, 'MD', 'Medicine', 'Universidad de Monteluz'],
    ],
    publications: [
      [0, 'article', 'The early curve: school contacts and influenza timing', 'Epidemic Modelling'],
      [1, 'article', 'Printing the error: five seasons of public forecasts', 'Public Health Methods'],
      [3, 'data_set', 'Weekly respiratory forecasts, all versions', 'Northmere Data'],
    ],
    appearances: [
      [3, 'tv', 'Flu is three weeks early', 'Tidewater TV'],
      [20, 'radio', 'Who should have the jab now?', 'Harbour Nine Radio'],
      [140, 'print', 'The forecaster who prints her mistakes', 'The Meridian Ledger'],
    ],
    quotations: [
      [45, 'A forecast without its error is a horoscope.'],
      [10, 'The curve is early. It is not yet high. Those are different kinds of news.'],
    ],
    hooks: [
      [
        'Flu is early: how high will it go?',
        'Surgeries report flu three weeks early. Is an early season also a bad one?',
      ],
      [
        'Should schools close for measles?',
        'A school has five cases of measles and has sent a class home. What does the evidence say about closing?',
      ],
      [
        'Avian flu in cattle: should people worry?',
        'Readers ask about flu found in dairy herds abroad. What would have to happen before it mattered here?',
      ],
      [
        'How good are forecasts really?',
        'You print your errors. Could we talk through the worst one and what it taught you?',
      ],
      [
        'Winter wave: what hospitals will see',
        'A short live interview at ten past eight on what hospitals should expect in the next fortnight.',
      ],
      [
        'Masks on trains again?',
        'A transport company is asking passengers to wear masks when coughing. Does a polite request change anything?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone', 'studio'], hours: ['07:00', '20:30'] },
    availability: [
      [2, 'yes', 1],
      [1, 'yes', 672],
      [4, 'no'],
    ],
    confirmedDaysAgo: 61,
    demand: 6,
    featured: 850,
  },
  {
    username: 'ama-delacroix-boateng',
    firstname: 'Ama',
    lastname: 'Delacroix-Boateng',
    prefix: 'Prof.',
    pronouns: 'she/her',
    pronunciation: 'AH-mah del-a-KRWAH bo-AH-teng',
    jobTitle: 'Professor of Primary Care',
    department: 'Medicine',
    headline: 'A practising family doctor who measures what happens in ten minutes, and what does not.',
    biography:
      'Ama Delacroix-Boateng sees patients two days a week and studies consultations on the other three. Her recordings of 3,000 appointments, made with permission, changed how reception staff are trained. She writes about loneliness, long prescriptions and why the second question is usually the real one.',
    topics: ['Primary care', 'Waiting times', 'Ageing', 'Drug shortages', 'Vaccines'],
    industries: ['Health care'],
    languages: [
      ['en', 'native', 'interview'],
      ['fr', 'fluent', 'interview'],
      ['ak', 'fluent'],
    ],
    education: [
      [20, 'MD', 'Medicine', 'Northmere University'],
      [13, 'PhD', 'Health Services Research', 'Northmere University'],
    ],
    publications: [
      [1, 'article', 'The second question', 'Practice and Evidence'],
      [2, 'report', 'Reception is care', 'Northmere Briefing'],
    ],
    appearances: [
      [40, 'radio', 'Getting an appointment', 'Harbour Nine Radio'],
      [220, 'print', 'Ten minutes', 'The Meridian Ledger'],
    ],
    quotations: [[150, 'Most people come with two questions. They ask the easy one first.']],
    hooks: [
      [
        'Why is it so hard to see the same doctor?',
        'Does seeing the same doctor make a measurable difference, or do patients only prefer it?',
      ],
      [
        'Appointments by app',
        'Surgeries are closing their telephone lines in favour of an app. Who falls through?',
      ],
      [
        'Ten medicines a day',
        'A third of people over eighty take ten medicines or more. How is that ever stopped safely?',
      ],
      ['Winter advice for carers', 'A kind, practical piece for people who look after a parent in winter.'],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'], hours: ['12:30', '19:30'] },
    confirmedDaysAgo: 90,
    demand: 1.4,
  },
  {
    username: 'lars-ingemann-koroma',
    firstname: 'Lars',
    lastname: 'Ingemann-Koroma',
    prefix: 'Dr',
    pronouns: 'he/him',
    jobTitle: 'Senior Lecturer in Vaccine Immunology',
    department: 'Medicine',
    headline: 'Studies why one dose is plenty for some people and three are too few for others.',
    biography:
      'Lars Ingemann-Koroma follows immune memory in older people and in those with long-term illness. He ran the vaccine trial on the Selby islands, where every household agreed to take part. He is happy to explain a side effect without either alarm or a shrug.',
    topics: ['Vaccines', 'Infectious disease', 'Ageing', 'Measles'],
    industries: ['Health care', 'Pharmaceuticals'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['da', 'native', 'interview'],
    ],
    education: [[8, 'PhD', 'Immunology', 'Københavns Søuniversitet']],
    publications: [
      [0, 'article', 'Memory after the third dose in people over seventy-five', 'Immune Time'],
      [2, 'article', 'A whole-island vaccine trial', 'Trials Quarterly'],
    ],
    appearances: [[58, 'tv', 'Who should wait for the jab?', 'Tidewater TV']],
    hooks: [
      [
        'One jab or two this winter?',
        'People are offered two vaccines on one day. Is there a reason to separate them?',
      ],
      [
        'Why do arms hurt?',
        'A light explainer for a children’s programme: why does your arm hurt after a jab?',
      ],
      [
        'Vaccine uptake has fallen: what works?',
        'Uptake fell again in our two poorest wards. What has actually been shown to raise it?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 27,
    demand: 1.1,
  },
  {
    username: 'farida-quillon',
    firstname: 'Farida',
    lastname: 'Quillon',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'fa-REE-dah kee-YON',
    jobTitle: 'Reader in Antimicrobial Resistance',
    department: 'Medicine',
    headline:
      'Tracks resistant bacteria from farm drain to hospital sink, and which interventions stop them.',
    biography:
      'Farida Quillon samples drains, rivers and hospital sinks along one catchment and has done so every month for nine years. Her maps persuaded the water company to move an outfall. She is working on tests that tell a doctor within an hour whether an antibiotic would help at all.',
    topics: ['Antimicrobial resistance', 'Hospital infection', 'Infectious disease', 'Agriculture'],
    industries: ['Health care', 'Agriculture and food', 'Pharmaceuticals'],
    languages: [
      ['en', 'native', 'interview'],
      ['ur', 'fluent', 'interview'],
      ['fr', 'basic'],
    ],
    education: [[14, 'PhD', 'Microbiology', 'Northmere University']],
    publications: [
      [1, 'article', 'One river, nine years: resistance along a catchment', 'Microbial Ecology Now'],
      [3, 'report', 'The sink problem', 'Hospital Estates Forum'],
    ],
    appearances: [[160, 'online', 'The river that remembers antibiotics', 'Fieldnote Weekly']],
    hooks: [
      [
        'Swimming below an outfall',
        'Wild swimmers want to know whether resistant bacteria in the river are a risk to them.',
      ],
      [
        'New antibiotics: why so few?',
        'Why did the last five companies to make a new antibiotic struggle, and does a subscription fix it?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 371,
    demand: 0.8,
  },
];
