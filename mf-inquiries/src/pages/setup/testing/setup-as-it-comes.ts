import {
  usualClearances,
  usualHours,
  usualReplyTimes,
  usualRetention,
  usualRota,
  usualRouting,
  usualScreening,
  usualTemplates,
  usualTypes,
  type InquirySetupState,
} from '@rostrum/contracts/inquiries';
import { exampleId } from '@rostrum/test-support';

const unsaved = { version: 0, changed: null };

/** A setup that nobody has saved yet, of a desk of one. */
export const setupAsItComes: InquirySetupState = {
  timezone: 'Europe/London',
  desk: [{ id: exampleId(1), name: 'Wren Abiola' }],
  departments: ['Law'],
  tags: ['coast'],
  types: { ...unsaved, value: usualTypes },
  routing: { ...unsaved, value: usualRouting },
  hours: { ...unsaved, value: usualHours },
  reply_times: { ...unsaved, value: usualReplyTimes },
  templates: { ...unsaved, value: usualTemplates },
  clearances: { ...unsaved, value: usualClearances },
  screening: { ...unsaved, value: usualScreening },
  retention: { ...unsaved, value: usualRetention },
  rota: { ...unsaved, value: usualRota },
};

/** What stands in a section after somebody saved it. */
export const saved = <Value>({ version, value }: { version: number; value: Value }) => ({
  version: version + 1,
  value,
  changed: { by: 'Jonah Petrie', at: new Date().toISOString() },
});
