import type { PersonContent } from '../content-types.ts';

export const northmereComputing: readonly PersonContent[] = [
  {
    username: 'kofi-brandvold',
    firstname: 'Kofi',
    lastname: 'Brandvold',
    prefix: 'Dr',
    pronouns: 'he/him',
    pronunciation: 'KOH-fee BRAN-vold',
    jobTitle: 'Senior Lecturer, AI Accountability',
    department: 'Computing',
    headline: 'Tests how courts and councils rely on automated decisions, and what happens on appeal',
    biography:
      'Kofi Brandvold studies the moment an automated score becomes a decision about a person: a benefit stopped, a visa refused, a sentence lengthened. His group has audited 41 public-sector systems in six countries and published the test kits as open tools. He gave evidence to the Selby inquiry into welfare scoring and sits on its follow-up panel.',
    topics: [
      'Algorithmic accountability',
      'AI and law',
      'Automated decisions',
      'Public sector audits',
      'Evidence standards',
    ],
    industries: ['Legal services', 'Information technology'],
    languages: [
      ['en', 'native', 'interview'],
      ['no', 'fluent', 'interview'],
    ],
    education: [[7, 'PhD', 'Computer Science', 'Northmere University']],
    publications: [[1, 'report', 'Forty-one audits', 'Northmere Briefing']],
    hooks: [
      [
        'Can an algorithm be cross-examined?',
        'A 40-minute conversation, recorded remotely, about what it would take to put an automated score in the witness box.',
      ],
      [
        'Who is liable when a benefit score is wrong?',
        'Two families lost support for a month because of a score. Who answers for that today?',
      ],
      [
        'Deepfake rules before the vote',
        'Is there any rule that would take a faked recording down before polling day, rather than after?',
      ],
    ],
    readiness: { on: ['podcast', 'phone'] },
    status: 'in_review',
    confirmedDaysAgo: null,
    demand: 0.8,
  },
  {
    username: 'mei-lin-abernathy',
    firstname: 'Mei-Lin',
    lastname: 'Abernathy',
    prefix: 'Prof.',
    pronouns: 'she/her',
    jobTitle: 'Professor of Cyber Security',
    department: 'Computing',
    headline: 'Helps hospitals and councils get through the first 72 hours after an attack.',
    biography:
      'Mei-Lin Abernathy has sat in the room for thirty ransomware incidents and teaches the decisions that cannot wait for certainty. Her checklist for the first three days is used by two hundred public bodies. She does not discuss live cases, and says so in the first minute.',
    topics: ['Cyber security', 'Ransomware', 'Election security', 'Health records', 'Data protection'],
    industries: ['Information technology', 'Government and public administration', 'Health care'],
    languages: [
      ['en', 'native', 'interview'],
      ['zh', 'fluent', 'interview'],
    ],
    education: [[18, 'PhD', 'Computer Science', 'Kestrel Bay University']],
    publications: [
      [0, 'report', 'Seventy-two hours', 'Public Systems Security Forum'],
      [2, 'article', 'Paying, not paying and pretending', 'Security and Society'],
    ],
    appearances: [
      [24, 'tv', 'The library that went dark', 'Tidewater TV'],
      [95, 'radio', 'Passwords you can live with', 'Harbour Nine Radio'],
    ],
    quotations: [[70, 'The first question is not who did it. It is what still works.']],
    hooks: [
      [
        'The council is offline: what now?',
        'Our council has been offline since Monday. What are they likely doing, and what should residents do?',
      ],
      [
        'Should a hospital ever pay?',
        'A clinic paid and said so. Is honesty about paying rare, and is it wise?',
      ],
      [
        'QR codes on parking meters',
        'Drivers lost money to stickers on parking meters. How can people tell the difference?',
      ],
      [
        'Is electronic counting safe?',
        'The county will count ballots with scanners in spring. What would reassure you?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone', 'studio'], hours: ['07:30', '20:00'] },
    confirmedDaysAgo: 18,
    demand: 1.8,
    featured: 500,
  },
  {
    username: 'joaquin-strandberg',
    firstname: 'Joaquín',
    lastname: 'Strandberg',
    prefix: 'Dr',
    pronouns: 'he/they',
    pronunciation: 'hwa-KEEN STRAND-berry',
    jobTitle: 'Lecturer in Computational Linguistics',
    department: 'Computing',
    headline: 'Follows a rumour from its first sentence to its hundredth retelling, in nine languages.',
    biography:
      'Joaquín Strandberg measures how rumours change as they cross languages and platforms, and which corrections travel with them. During the autumn floods they ran a public rumour board with the county’s emergency team. They also build small language models for languages that large companies ignore.',
    topics: [
      'Misinformation',
      'Language models',
      'Minority languages',
      'Social media',
      'Crisis communication',
      'Deepfakes',
    ],
    industries: ['Information technology', 'Media and publishing'],
    languages: [
      ['en', 'fluent', 'interview'],
      ['es', 'native', 'interview'],
      ['sv', 'native', 'interview'],
    ],
    education: [[5, 'PhD', 'Computational Linguistics', 'University of Västerlund']],
    publications: [
      [0, 'article', 'Corrections that travel', 'Language and Networks'],
      [2, 'article', 'A rumour in nine languages', 'Language and Networks'],
    ],
    appearances: [[17, 'podcast', 'How a rumour gets its shape', 'Fathom Podcast']],
    hooks: [
      [
        'Is this flood video real?',
        'A clip of a collapsing pier is going round. We need somebody who can say how to check it, on camera, before five.',
      ],
      [
        'Why do chatbots invent sources?',
        'A reader’s homework came back with five books that do not exist. Why does that happen?',
      ],
      [
        'Saving a language with 900 speakers',
        'We are filming with the last harbour-dialect speakers. What can software honestly do for them?',
      ],
    ],
    readiness: { on: ['live_tv', 'radio', 'podcast', 'phone'] },
    confirmedDaysAgo: 48,
    demand: 1.3,
  },
];
