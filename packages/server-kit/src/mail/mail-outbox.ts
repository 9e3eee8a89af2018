import type { Transaction } from '../database/queryable.ts';

/** One mail to one person. */
export interface OutgoingMail {
  /** What it tells of, as its module declares it; decides also how soon it leaves when others wait. */
  kind: string;
  to: { name: string; email: string };
  /** Shown as the sender's name; the address is always the installation's own. */
  fromName?: string;
  replyTo?: string;
  /** Mails of one thread stand together in mail programs. Where answers by mail arrive, those of `takesAnswers` go to it. */
  thread?: { id: string; takesAnswers: boolean };
  subject: string;
  text: string;
  html: string;
  /** For mails that repeat: where one POST, without a session, stops them. */
  unsubscribeUrl?: string;
  orgId?: string | null;
  attachment?: { name: string; content: Buffer };
  /** What it is about; `entity.id` of a message is what its delivery state is looked up by. */
  entity?: { type: string; id: string };
  /** It waits until then, and can be taken back so long. */
  notBefore?: Date | undefined;
}

export interface MailsToTakeBack {
  kinds: readonly string[];
  entity: { type: string; id: string };
  since: Date;
}

export interface MailOutbox {
  /** Whether an answer by mail arrives where its thread is; without it, none does. */
  takesAnswers?: boolean;
  /**
   * Writes the mail and its job in the caller's transaction; it is sent after commit. Returns the mail's id.
   * @throws RateLimitError if the kind has unproven recipients and its budget is spent.
   */
  enqueue(tx: Transaction, mail: OutgoingMail): Promise<string>;
  /** Takes back what was written about something since a moment and has not left. */
  takeBack(tx: Transaction, mails: MailsToTakeBack): Promise<void>;
}
