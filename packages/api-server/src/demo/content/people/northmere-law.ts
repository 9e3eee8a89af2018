import type { PersonContent } from '../content-types.ts';

export const northmereLaw: readonly PersonContent[] = [
  {
    username: 'leontine-achterberg',
    firstname: 'Leontine',
    lastname: 'Achterberg',
    prefix: 'Prof.',
    pronouns: 'she/her',
    pronunciation: 'LAY-on-teen AKH-ter-berg',
    jobTitle: 'Professor of Constitutional Law',
    department: 'Law',
    headline: 'Explains what a government may do, what it may not, and who gets to say so.',
    biography:
      'Leontine Achterberg writes on the limits of executive power and on how courts treat machines that recommend decisions. She clerked at two supreme courts and has advised parliamentary committees in four countries on emergency law. Her lectures on flood insurance and the state became an unlikely radio series.',
    topics: [
      'Constitutional law',
      'Judicial review',
      'Emergency powers',
      'AI and law',
      'Insurance law',
      'Flood insurance',
    ],
    industries: ['Legal services', 'Government and public administration'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['nl', 'native', 'interview'],
      ['de', 'fluent', 'interview'],
    ],
    education: [
      [22, 'PhD', 'Public Law', 'Universiteit Oosterdam'],
      [28, 'LLM', 'Comparative Law', 'Universiteit Oosterdam'],
    ],
    publications: [
      [0, 'article', 'Three questions before a court trusts a score', 'Public Law and Evidence'],
      [2, 'book', 'The borrowed power: emergencies and their endings', 'Longshore Press'],
      [3, 'article', 'Flood cover as a public duty', 'Law and Risk'],
    ],
    appearances: [
      [51, 'podcast', 'Can an emergency end?', 'Fathom Podcast'],
      [230, 'tv', 'The night sitting', 'Tidewater TV'],
    ],
    quotations: [
      [90, 'An emergency power should arrive with its return ticket already bought.'],
      [200, 'A court may use a score. It may not hide behind one.'],
    ],
    hooks: [
      [
        'Can a minister ignore this ruling?',
        'The minister says the ruling is advisory. Is there any reading on which that is right?',
      ],
      [
        'What happens if the speaker resigns?',
        'A quick explainer for tonight: who chairs the house if the speaker goes before the vote?',
      ],
      [
        'Emergency order: how long can it last?',
        'The flood order is renewed every seven days. Is there a limit to how often?',
      ],
      [
        'Background on flood insurance law',
        'I would like half an hour of background on how flood cover became a public question. Not for quotation yet.',
      ],
      [
        'Judges and risk scores',
        'A court in the next county is testing a bail score. What would you want on the record before the first hearing?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'], hours: ['08:00', '19:00'] },
    availability: [
      [2, 'yes', 3],
      [3, 'via_office', 240, 'Opinions on public law only'],
    ],
    confirmedDaysAgo: 395,
    demand: 2.3,
    featured: 600,
  },
  {
    username: 'priya-sundaresan-holt',
    firstname: 'Priya',
    lastname: 'Sundaresan-Holt',
    prefix: 'Prof.',
    pronouns: 'she/her',
    jobTitle: 'Professor of International Law',
    department: 'Law',
    headline: 'Who owns the seabed, who may lay a cable on it, and what happens when an anchor drags.',
    biography:
      'Priya Sundaresan-Holt has argued boundary cases for three island states and drafted the model clause on subsea cables used by small coastal countries. She keeps a public list of every known cable break and its cause. Before law she was a merchant navy cadet.',
    topics: ['International law', 'Law of the sea', 'Supply chains', 'Migration'],
    industries: ['Legal services', 'Logistics and transport'],
    languages: [
      ['en', 'native', 'interview'],
      ['ta', 'fluent', 'interview'],
      ['fr', 'fluent'],
    ],
    education: [[17, 'PhD', 'International Law', 'Northmere University']],
    publications: [
      [1, 'article', 'Cables, anchors and attribution', 'Ocean Law Quarterly'],
      [4, 'book', 'The floor of the sea', 'Longshore Press'],
    ],
    appearances: [[112, 'radio', 'Who cut the cable?', 'Harbour Nine Radio']],
    hooks: [
      [
        'An anchor dragged over our cable: who pays?',
        'A ship crossed a data cable off the coast on Friday. What can the coastal state do next?',
      ],
      [
        'Can a country refuse a ship in distress?',
        'A damaged tanker is waiting outside territorial waters. Must somebody let it in?',
      ],
      [
        'Deep-sea mining vote explained',
        'Delegates vote on a mining code this week. What is decided and what is put off again?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'phone'] },
    confirmedDaysAgo: 380,
    demand: 1,
  },
  {
    username: 'matthias-eerdman',
    firstname: 'Matthias',
    lastname: 'Eerdman',
    prefix: 'Dr',
    pronouns: 'he/him',
    jobTitle: 'Reader in Insurance Law',
    department: 'Law',
    headline: 'Reads the exclusions nobody reads, and has read eleven thousand of them.',
    biography:
      'Matthias Eerdman assembled the largest open collection of household insurance wordings and studies how single words travel from policy to court. His paper on the word “gradually” has been cited in nine judgments. He teaches claims handlers as well as law students.',
    topics: ['Insurance law', 'Flood insurance', 'Insurance after fire', 'Product liability'],
    industries: ['Finance and insurance', 'Legal services'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['de', 'native', 'interview'],
    ],
    education: [[10, 'PhD', 'Insurance Law', 'Universität Lindau am See']],
    publications: [
      [2, 'article', 'Gradually: the life of one adverb', 'Law and Risk'],
      [1, 'data_set', 'Eleven thousand wordings', 'Northmere Data'],
    ],
    appearances: [[180, 'print', 'The word that costs a kitchen', 'The Meridian Ledger']],
    hooks: [
      [
        'Does my policy cover a surge?',
        'Readers were told that surge is not flood. Can the wording really make that difference?',
      ],
      [
        'Insurers leaving the coast',
        'Two insurers stopped quoting for our postcode. Is there anything a household can do?',
      ],
    ],
    readiness: { on: ['radio', 'phone'] },
    availability: [[3, 'yes', 168, 'Policy wording only']],
    confirmedDaysAgo: 410,
    demand: 0.8,
  },
  {
    username: 'ngozi-ferreira-lund',
    firstname: 'Ngozi',
    lastname: 'Ferreira-Lund',
    prefix: 'Dr',
    pronouns: 'she/her',
    pronunciation: 'n-GOH-zee feh-RAY-ra LOOND',
    jobTitle: 'Senior Lecturer in Criminal Evidence',
    department: 'Law',
    headline: 'Studies how jurors hear an expert, and how an honest expert can still mislead them.',
    biography:
      'Ngozi Ferreira-Lund runs mock trials with members of the public and changes one sentence of expert evidence at a time. Her findings shaped the guidance that experts in six courts now read before they are sworn. She was a public defender for eight years and still visits two prisons every month.',
    topics: ['Criminal evidence', 'Expert testimony', 'Miscarriages of justice', 'Evidence standards'],
    industries: ['Legal services', 'Non-profit and community'],
    languages: [
      ['en', 'native', 'interview'],
      ['pt', 'fluent', 'interview'],
      ['ig', 'fluent'],
    ],
    education: [[9, 'PhD', 'Law and Psychology', 'Northmere University']],
    publications: [
      [1, 'article', 'One sentence at a time: jurors and probability', 'Evidence and Proof'],
      [3, 'report', 'Before you are sworn', 'Courts and Experts Forum'],
    ],
    appearances: [[130, 'podcast', 'What the jury heard', 'Fathom Podcast']],
    hooks: [
      [
        'How sure is a fingerprint?',
        'A reader sat on a jury and was told “a match”. What should that word have meant?',
      ],
      [
        'Overturned after nineteen years',
        'A conviction was quashed this morning. What usually goes wrong with the evidence in cases like this?',
      ],
      [
        'Phone location data in court',
        'How precise is the location of a phone, and do juries think it is more precise than that?',
      ],
    ],
    readiness: { on: ['radio', 'podcast', 'phone'] },
    availability: [[3, 'yes', 336, 'Juror comprehension only']],
    confirmedDaysAgo: 367,
    demand: 0.9,
  },
];
