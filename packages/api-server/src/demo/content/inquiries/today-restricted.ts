import type { StoryClock } from '../../generate/clock.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { SeekerContent } from '../seekers/seeker-content.ts';
import type { InquiryScript } from './script-types.ts';

const northmere = 'northmere' as const;
const day = 1440;

const withheld: SeekerContent = {
  key: 'name-withheld',
  firstname: 'Name',
  lastname: 'withheld',
  type: 'seeker',
  organization: '',
  jobTitle: '',
  domain: 'trustees.example',
  country: 'GB',
  city: 'Port Selby',
  timezone: 'Europe/London',
};

/** Court cases and a donor: only administrators read these, so the head of the desk has them. */
export function todaysRestricted(clock: StoryClock): InquiryScript[] {
  const { minutes, at } = clock;
  return [
    {
      organisation: northmere,
      type: 3,
      restricted: true,
      from: seekerOf('delphine-marsh'),
      experts: ['ravi-castellane'],
      subject: 'Battery fire causation, warehouse claim',
      message:
        'The parties are listed in the restricted section. Please run the conflict check before any detail is shared. We need to know by tomorrow noon whether Dr Castellane could give an opinion on origin and cause; 4,000 square metres of a warehouse were lost.',
      fields: {
        stage: 'in_litigation',
        org_type: 'legal_firm',
        parties: 'Ferrant Logistics, Northern Mutual Insurance and a maker of scooter packs',
        side: 'plaintiff',
        jurisdiction: 'England and Wales',
        case_type: 'Fire causation',
        engagement: 'both',
        trial_date: clock.date(310),
      },
      createdAt: minutes(-185),
      deadlineAt: at(1, '12:00'),
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-170), by: 'ines-calder', to: 'ines-calder' },
        {
          kind: 'staff',
          at: minutes(-168),
          by: 'ines-calder',
          body: 'Thank you, Ms Marsh. We are running the conflict check now and will answer before noon tomorrow.',
        },
        {
          kind: 'note',
          at: minutes(-140),
          by: 'ines-calder',
          body: 'Conflict check waits for me: one of the parties funded a doctoral place in his group. Law office asked.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 3,
      restricted: true,
      from: seekerOf('horatio-lund'),
      experts: ['ngozi-ferreira-lund'],
      subject: 'Appeal: one sentence of DNA evidence',
      message:
        'The appeal turns on the words “could only have come from”. We would like an opinion on how lay listeners understand them, based on your trials.',
      fields: {
        stage: 'approaching_trial',
        org_type: 'legal_firm',
        parties: 'The Crown and L. K.',
        side: 'defence',
        jurisdiction: 'England and Wales',
        case_type: 'Criminal appeal',
        engagement: 'both',
        trial_date: clock.date(88),
      },
      createdAt: minutes(-4 * day - 30),
      deadlineAt: at(8, '17:00'),
      status: 'waiting_seeker',
      steps: [
        { kind: 'assign', at: minutes(-4 * day + 20), by: 'ines-calder', to: 'ines-calder' },
        { kind: 'ask', at: minutes(-4 * day + 40), by: 'ines-calder', experts: ['ngozi-ferreira-lund'] },
        { kind: 'accept', at: minutes(-3 * day), expert: 'ngozi-ferreira-lund' },
        {
          kind: 'staff',
          at: minutes(-3 * day + 50),
          by: 'ines-calder',
          body: 'Dr Ferreira-Lund can take this on. Please send the transcript of the sentence in question and the date by which the report is due.',
        },
      ],
    },
    {
      organisation: northmere,
      type: 3,
      restricted: true,
      from: seekerOf('yevgenia-park'),
      experts: ['mei-lin-abernathy'],
      subject: 'Cyber claim: were the backups reasonable?',
      message:
        'Our insured lost four days of orders. The claim turns on whether its backups were what a company of its size should have had.',
      fields: {
        stage: 'investigation',
        org_type: 'insurance_provider',
        parties: 'A haulier and Northern Mutual Insurance',
        side: 'neutral',
        case_type: 'Cyber insurance',
        engagement: 'consulting',
      },
      createdAt: minutes(-2 * day - 400),
      deadlineAt: at(11, '12:00'),
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: minutes(-2 * day - 330), by: 'ines-calder', to: 'ines-calder' },
        {
          kind: 'staff',
          at: minutes(-2 * day - 320),
          by: 'ines-calder',
          body: 'Received, thank you. The conflict check is clear. Prof. Abernathy has been asked and answers within the week.',
        },
        { kind: 'ask', at: minutes(-2 * day - 315), by: 'ines-calder', experts: ['mei-lin-abernathy'] },
      ],
    },
    {
      organisation: northmere,
      type: 7,
      restricted: true,
      from: withheld,
      experts: [],
      subject: 'Endowment for the Housing Policy Lab',
      message:
        'I should like to endow a post at the Housing Policy Lab and to remain unnamed, also within the university. Who may I speak to, and how is that kept?',
      fields: { donor_type: 'other', focus: 'endowments', range: '£400,000 to £600,000', anonymous: true },
      createdAt: minutes(-2 * day - 240),
      deadlineAt: null,
      status: 'open',
      steps: [
        { kind: 'assign', at: minutes(-2 * day - 200), by: 'tamsin-roe', to: 'ines-calder' },
        {
          kind: 'staff',
          at: minutes(-2 * day - 150),
          by: 'ines-calder',
          body: 'Thank you for your trust. Two people here can read this message. I would suggest a telephone call with our bursar, who need not know your name until you wish it.',
        },
        {
          kind: 'seeker',
          at: minutes(-1 * day - 70),
          body: 'A call would be right. Mornings are best, and any day but Friday.',
        },
      ],
    },
  ];
}
