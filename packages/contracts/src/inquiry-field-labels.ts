import { type InquiryTypeId, inquiryTypeIds } from './lookups/inquiry-types.ts';

const budget = { budget_min: 'Budget from', budget_max: 'Budget up to', currency: 'Currency' };

/** What each type's fields are called, in the order in which people read them. */
export const inquiryFieldLabels: Record<InquiryTypeId, Readonly<Record<string, string>>> = {
  [inquiryTypeIds.speaking]: {
    event_name: 'Event',
    event_location: 'Where',
    event_date: 'Date',
    event_description: 'About the event',
    role: 'Role',
    audience_size: 'Audience',
    minutes: 'Minutes',
    ...budget,
  },
  [inquiryTypeIds.media]: {
    outlet: 'Outlet',
    media_type: 'Medium',
    media_position: 'Position',
    format: 'Format',
    attribution: 'Attribution',
    topic: 'Angle',
    questions: 'Questions',
  },
  [inquiryTypeIds.expert_witness]: {
    stage: 'Stage',
    org_type: 'Asked by',
    side: 'Side',
    engagement: 'Engagement',
    jurisdiction: 'Jurisdiction',
    case_type: 'Case type',
    trial_date: 'Trial date',
    parties: 'Parties',
  },
  [inquiryTypeIds.business]: {
    opportunity: 'Opportunity',
    start_date: 'Start',
    duration: 'Duration',
    ...budget,
  },
  [inquiryTypeIds.general]: {},
  [inquiryTypeIds.partnership]: { org_type: 'Organisation', focus: 'Focus', timeline: 'Timeline' },
  [inquiryTypeIds.donor]: {
    donor_type: 'Donor',
    focus: 'Kind of gift',
    range: 'Range',
    anonymous: 'Stay anonymous',
  },
  [inquiryTypeIds.admissions]: {
    level: 'Level',
    program_name: 'Programme',
    faculty: 'Faculty',
    intake_term: 'Intake',
  },
  [inquiryTypeIds.research]: { area: 'Area', stage: 'Stage', funder: 'Funder' },
  [inquiryTypeIds.meeting]: {
    purpose: 'Purpose',
    mode: 'How to meet',
    attendees: 'Attendees',
    slots: 'Proposed times',
  },
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
