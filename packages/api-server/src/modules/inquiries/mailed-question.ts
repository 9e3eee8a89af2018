import type { AskPerson } from './ask-people.repository.ts';
import type { AskRecord } from './inquiry-asks.repository.ts';

/** What a mail to an expert is written from. */
export interface MailedQuestion {
  ask: AskRecord;
  person: AskPerson;
  /** Who of the desk asks. */
  by: string;
  token: string;
  isReminder: boolean;
}
