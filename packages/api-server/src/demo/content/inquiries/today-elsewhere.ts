import type { StoryClock } from '../../generate/clock.ts';
import type { OrganisationKey } from '../content-types.ts';
import { seekerOf } from '../seekers/seekers.ts';
import type { InquiryScript } from './script-types.ts';

/** What waits today at the other organisations. */
export function todaysElsewhere(clockOf: (organisation: OrganisationKey) => StoryClock): InquiryScript[] {
  const hobart = clockOf('saoirse-vandermeer');
  const shore = clockOf('quillhaven');
  const london = clockOf('pellworth');
  const berlin = clockOf('tessaline');
  return [
    {
      organisation: 'saoirse-vandermeer',
      type: 2,
      from: seekerOf('marlo-finch'),
      experts: ['saoirse-vandermeer'],
      subject: 'Onions: will they be short in summer?',
      message:
        'Your letter says onions in about ten weeks. Could you tell our listeners at breakfast tomorrow how you know, and whether to buy any?',
      fields: {
        outlet: 'Derwent Morning',
        media_position: 'other',
        media_type: 'radio',
        format: 'live',
        attribution: 'on_record',
      },
      createdAt: hobart.minutes(-95),
      deadlineAt: hobart.at(1, '07:30'),
      sourcePost: 'the-story-behind-an-empty-shelf',
      status: 'new',
      steps: [],
    },
    {
      organisation: 'saoirse-vandermeer',
      type: 4,
      from: seekerOf('andreas-okpara'),
      experts: ['saoirse-vandermeer'],
      subject: 'A second pair of eyes on our barley contracts',
      message:
        'We fix barley for two seasons next week and would like somebody to tell us what we have not thought of. A morning by video would do.',
      fields: {
        opportunity: 'consulting_engagement',
        duration: 'One morning',
        budget_min: 800,
        budget_max: 1200,
        currency: 'AUD',
      },
      createdAt: hobart.minutes(-3 * 1440),
      deadlineAt: hobart.at(6, '17:00'),
      status: 'waiting_seeker',
      steps: [
        {
          kind: 'assign',
          at: hobart.minutes(-3 * 1440 + 300),
          by: 'saoirse-vandermeer',
          to: 'saoirse-vandermeer',
        },
        {
          kind: 'staff',
          at: hobart.minutes(-3 * 1440 + 310),
          by: 'saoirse-vandermeer',
          body: 'Happy to, if you send me the two contracts and let me be rude about them. Which morning suits you?',
        },
      ],
    },
    {
      organisation: 'quillhaven',
      type: 2,
      from: seekerOf('claudette-roy'),
      experts: ['yannick-thistlewood'],
      subject: 'Children’s fever syrup: what can parents give?',
      message:
        'Shelves are empty again along the shore. Could Mr Thistlewood show at the counter what parents may safely give instead?',
      fields: {
        outlet: 'Shoreline Tonight',
        media_position: 'reporter',
        media_type: 'tv',
        format: 'in_person',
        attribution: 'on_record',
      },
      createdAt: shore.minutes(-150),
      deadlineAt: shore.minutes(330),
      sourcePage: '/experts/yannick-thistlewood',
      status: 'waiting_expert',
      steps: [
        { kind: 'assign', at: shore.minutes(-140), by: 'margit-crane', to: 'margit-crane' },
        {
          kind: 'staff',
          at: shore.minutes(-138),
          by: 'margit-crane',
          body: 'Thank you, Claudette. I am asking him now; please, no patients or prescriptions in the picture.',
        },
        { kind: 'ask', at: shore.minutes(-135), by: 'margit-crane', experts: ['yannick-thistlewood'] },
      ],
    },
    {
      organisation: 'quillhaven',
      type: 1,
      from: seekerOf('gil-fontaine'),
      experts: ['beatrix-nakamura-ellis'],
      subject: 'An evening on ordinary words',
      message:
        'After the panels we would like an hour for everyone who works on the wards, without slides. Could Dr Nakamura-Ellis lead it?',
      fields: {
        event_name: 'Atlantic Health Forum',
        event_location: 'Quillhaven Harbour Centre',
        event_date: shore.date(33),
        event_description: 'The evening of the forum, for nurses, porters and doctors.',
        role: 'workshop',
        audience_size: 120,
        minutes: 60,
      },
      createdAt: shore.minutes(-2 * 1440),
      deadlineAt: shore.at(8, '17:00'),
      status: 'new',
      steps: [],
    },
    {
      organisation: 'pellworth',
      type: 2,
      from: seekerOf('hedda-kruse-bell'),
      experts: ['cordelia-adeyemi'],
      subject: 'Merger announcement at seven',
      message:
        'We expect an announcement at seven. Who could say within the hour what a regulator will ask first?',
      fields: {
        outlet: 'Lantern Wire',
        media_position: 'editor',
        media_type: 'wire',
        format: 'phone',
        attribution: 'on_record',
      },
      createdAt: london.minutes(-55),
      deadlineAt: london.at(1, '08:00'),
      status: 'open',
      steps: [
        { kind: 'assign', at: london.minutes(-47), by: 'juno-whitlock-mbaye', to: 'juno-whitlock-mbaye' },
        {
          kind: 'note',
          at: london.minutes(-40),
          by: 'juno-whitlock-mbaye',
          body: 'Conflict check clear: we act for neither side.',
        },
      ],
    },
    {
      organisation: 'tessaline',
      type: 2,
      from: seekerOf('jannik-oberholt'),
      experts: ['viktoria-salonen-diaz'],
      subject: 'What is a two-hour battery for?',
      message:
        'Viewers ask why anyone builds a battery that is empty after two hours. Could we film the answer at your site this week?',
      fields: {
        outlet: 'Kanal Spree',
        media_position: 'reporter',
        media_type: 'tv',
        format: 'in_person',
        attribution: 'on_record',
      },
      createdAt: berlin.minutes(-400),
      deadlineAt: berlin.at(2, '16:00'),
      sourcePost: 'failure-log-ninth-year',
      status: 'open',
      steps: [
        { kind: 'assign', at: berlin.minutes(-390), by: 'leopold-arranz', to: 'leopold-arranz' },
        {
          kind: 'staff',
          at: berlin.minutes(-386),
          by: 'leopold-arranz',
          body: 'Thursday is possible, with helmets. I am asking Dr Salonen-Diaz which of the sites is hers that day.',
        },
      ],
    },
  ];
}
