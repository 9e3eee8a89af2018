import type { OrganisationKey, PersonContent } from '../content-types.ts';

const staff = (person: Omit<PersonContent, 'kind' | 'topics'>): PersonContent => ({
  ...person,
  kind: 'staff',
  topics: [],
});

/** Staff have light profiles: a line, a few sentences, languages; no areas of expertise and no inquiries of their own. */
export const staffByOrganisation: Partial<Record<OrganisationKey, readonly PersonContent[]>> = {
  northmere: [
    staff({
      username: 'petra-nilsen',
      firstname: 'Petra',
      lastname: 'Nilsen',
      pronouns: 'she/her',
      jobTitle: 'Broadcast Studio Manager',
      department: 'Media Office',
      headline: 'Books the campus studio and gets guests on air on time.',
      biography:
        'Petra Nilsen looks after the university’s small broadcast studio and the line to every newsroom that uses it. She was a sound engineer on a touring orchestra.',
      languages: [
        ['en', 'native'],
        ['no', 'fluent'],
      ],
      confirmedDaysAgo: 44,
    }),
    staff({
      username: 'jonah-petrie',
      firstname: 'Jonah',
      lastname: 'Petrie',
      pronouns: 'he/him',
      jobTitle: 'Media Officer, Engineering and Computing',
      department: 'Media Office',
      headline: 'Finds the right person before the deadline does.',
      biography:
        'Jonah Petrie runs the media desk for Engineering and Computing. He reported for a local paper for seven years and still files early.',
      languages: [
        ['en', 'native'],
        ['fr', 'basic'],
      ],
      confirmedDaysAgo: 20,
    }),
    staff({
      username: 'wren-abiola',
      firstname: 'Wren',
      lastname: 'Abiola',
      pronouns: 'they/them',
      jobTitle: 'Media Officer, Medicine and Geography',
      department: 'Media Office',
      headline: 'Looks after health, climate and field stories.',
      biography:
        'Wren Abiola joined the media desk from a science museum and organises the university’s briefings for reporters before storm season.',
      languages: [
        ['en', 'native'],
        ['yo', 'fluent'],
      ],
      confirmedDaysAgo: 20,
    }),
    staff({
      username: 'ines-calder',
      firstname: 'Ines',
      lastname: 'Calder',
      pronouns: 'she/her',
      jobTitle: 'Head of Media Relations',
      department: 'Media Office',
      headline: 'Leads the media desk and its evening rota.',
      biography:
        'Ines Calder leads Northmere’s media relations. She introduced the one-hour reply promise and reports on it every month.',
      languages: [
        ['en', 'native'],
        ['pt', 'fluent'],
      ],
      confirmedDaysAgo: 20,
    }),
  ],
  quillhaven: [
    staff({
      username: 'margit-crane',
      firstname: 'Margit',
      lastname: 'Crane',
      pronouns: 'she/her',
      jobTitle: 'Communications Lead on call',
      department: 'Communications',
      headline: 'Answers the press telephone at Quillhaven, day and night.',
      biography:
        'Margit Crane leads the hospital’s communications and is the person who says no when a patient has not agreed.',
      languages: [
        ['en', 'native'],
        ['hu', 'fluent'],
      ],
      confirmedDaysAgo: 60,
    }),
  ],
  pellworth: [
    staff({
      username: 'juno-whitlock-mbaye',
      firstname: 'Juno',
      lastname: 'Whitlock-Mbaye',
      pronouns: 'she/her',
      jobTitle: 'Business Development Manager',
      department: 'Operations',
      headline: 'Runs conflict checks before anybody says a word.',
      biography:
        'Juno Whitlock-Mbaye receives every request to the firm, checks it for conflicts and finds the partner who can speak.',
      languages: [
        ['en', 'native'],
        ['fr', 'native'],
      ],
      confirmedDaysAgo: 75,
    }),
  ],
  tessaline: [
    staff({
      username: 'leopold-arranz',
      firstname: 'Leopold',
      lastname: 'Arranz',
      pronouns: 'he/him',
      jobTitle: 'Press Officer',
      department: 'Communications',
      headline: 'Arranges site visits and helmets in the right size.',
      biography: 'Leopold Arranz answers the press room at Tessaline and takes reporters to the test yard.',
      languages: [
        ['de', 'native'],
        ['en', 'fluent'],
        ['es', 'fluent'],
      ],
      confirmedDaysAgo: 41,
    }),
  ],
};
