import { type InquiryTypeId, type SessionUser, readRegion } from '@rostrum/contracts';

import type { PickedFile } from '@rostrum/uploads';

export interface SlotDraft {
  /** Local date and time as a date-time field writes them: `2026-11-19T13:30`. */
  start: string;
  minutes: string;
}
export type DraftValue = string | boolean | readonly SlotDraft[];

/** What stands in the form, as typed. Nothing of it is lost when the type changes, a send fails or the page reloads. */
export interface InquiryDraft {
  type: InquiryTypeId;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  organization: string;
  job_title: string;
  subject: string;
  message: string;
  city: string;
  state: string;
  country: string;
  /** Local date and time; empty without a deadline. */
  deadline_at: string;
  consent: boolean;
  /** Similar experts are asked as well. */
  also_ask?: boolean;
  /** The types' own fields under `2.outlet`, so each type keeps its answers while another one is looked at. */
  fields: Readonly<Record<string, DraftValue>>;
  /** Files that have arrived at the server. */
  attachments?: readonly PickedFile[];
  /** Under which a guest uploaded them. */
  attachments_key?: string;
}

export const emptySlot: SlotDraft = { start: '', minutes: '30' };
export const fieldKey = (type: InquiryTypeId, name: string) => `${type}.${name}`;

/** A new draft, with what the session already knows of its sender. */
export function newInquiryDraft(type: InquiryTypeId, user: SessionUser | null, language = ''): InquiryDraft {
  const [firstname = '', ...rest] = (user?.name ?? '').trim().split(/\s+/);
  return {
    type,
    firstname,
    lastname: rest.join(' '),
    email: user?.email ?? '',
    phone: '',
    organization: '',
    job_title: '',
    subject: '',
    message: '',
    city: '',
    state: '',
    country: readRegion(language),
    deadline_at: '',
    consent: false,
    fields: {},
  };
}
