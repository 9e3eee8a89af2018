import type { InquiryTypeId } from './lookups/inquiry-types.ts';

const budget = { budget_min: 'Budget from', budget_max: 'Budget up to', currency: 'Currency' };

/** What each type's fields are called, in the order in which people read them. */
export const inquiryFieldLabels: Record<InquiryTypeId, Readonly<Record<string, string>>> = {
  1: {
    event_name: 'Event',
    event_location: 'Where',
    event_date: 'Date',
    event_description: 'About the event',
    role: 'Role',
    audience_size: 'Audience',
    minutes: 'Minutes',
    ...budget,
  },
  2: {
    outlet: 'Outlet',
    media_type: 'Medium',
    media_position: 'Position',
    format: 'Format',
    attribution: 'Attribution',
    topic: 'Angle',
    questions: 'Questions',
  },
  3: {
    stage: 'Stage',
    org_type: 'Asked by',
    side: 'Side',
    engagement: 'Engagement',
    jurisdiction: 'Jurisdiction',
    case_type: 'Case type',
    trial_date: 'Trial date',
    parties: 'Parties',
  },
  4: { opportunity: 'Opportunity', start_date: 'Start', duration: 'Duration', ...budget },
  5: {},
  6: { org_type: 'Organisation', focus: 'Focus', timeline: 'Timeline' },
  7: { donor_type: 'Donor', focus: 'Kind of gift', range: 'Range', anonymous: 'Stay anonymous' },
  8: { level: 'Level', program_name: 'Programme', faculty: 'Faculty', intake_term: 'Intake' },
  9: { area: 'Area', stage: 'Stage', funder: 'Funder' },
  10: { purpose: 'Purpose', mode: 'How to meet', attendees: 'Attendees', slots: 'Proposed times' },
};

/** Choices whose words are more than their code with spaces. */
const choices: Readonly<Record<string, string>> = {
  tv: 'TV',
  ngo: 'NGO',
  host_mc: 'Host or MC',
  on_record: 'On the record',
  background: 'Background only',
  unsure: 'Not decided yet',
  not_for_profit: 'Not-for-profit',
  new_ventures_partnerships: 'New ventures and partnerships',
};

/** The words of one choice: `legal_firm` reads "Legal firm". */
export const inquiryChoiceLabel = (value: string): string =>
  choices[value] ?? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');
