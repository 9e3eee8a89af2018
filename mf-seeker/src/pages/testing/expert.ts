import { publicPerson, type PublicPerson } from '@rostrum/contracts';
import { example } from '@rostrum/test-support';

export const expert = (change: Partial<PublicPerson> = {}): PublicPerson => ({
  ...example(publicPerson, {
    username: 'maren-okonjo-hale',
    kind: 'expert',
    name: 'Maren Okonjo-Hale',
    prefix: 'Dr',
    pronouns: 'she/her',
    name_pronunciation: 'MAH-ren oh-KON-jo hale',
    headline: 'Models how storm surges move through estuaries.',
    job_title: 'Professor of Coastal Engineering',
    topics: ['Coastal flooding', 'Storm surge'],
    organisation: {
      name: 'Northmere University',
      company_username: 'northmere',
      desk_phone: '01632 960 144',
      timezone: 'Europe/London',
    },
  }),
  availability: [
    { type: 7, accepts: 'no', notice_hours: null, conditions: null, away_from: null, away_to: null },
    { type: 2, accepts: 'via_office', notice_hours: null, conditions: null, away_from: null, away_to: null },
  ],
  sections: [
    {
      id: '00000000-0000-7000-8000-000000000901',
      kind: 'quotation',
      position: 0,
      data: { text: 'A barrier is a decision about time, not about water.', cleared_on: '2026-03-03' },
    },
  ],
  ...change,
});

export const receipt = {
  id: '00000000-0000-7000-8000-000000000001',
  ref: 'INQ-7K2M9',
  tracking_path: '/inquiries/track/abcdefghijklmnopqrstuvwxyz',
  desk_phone: '01632 960 144',
};
