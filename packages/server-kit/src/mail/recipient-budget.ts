import { RateLimitError } from '../errors.ts';
import type { Transaction } from '../database/queryable.ts';
import { chargedMailRepository, type ChargedMails } from './charged-mails.repository.ts';
import type { MailKind, MailKinds, MailRecipient } from './mail-kinds.ts';
import { mailboxKey } from './mailbox-key.ts';

const hour = 3600;
const day = 24 * hour;

/** How much an organisation is trusted: by its contract, its age and the domains that it has proved. */
export type OrganisationStanding = 'trial' | 'new' | 'established' | 'verified';

/** Emails of one kind that an organisation may send to unproven addresses in a day. */
export const organisationBudgets: Readonly<Record<OrganisationStanding, number>> = {
  trial: 50,
  new: 200,
  established: 1000,
  verified: 5000,
};

/** Emails of one kind to one mailbox, from all organisations together and however the address is written. */
type ChargedRecipient = Exclude<MailRecipient, 'proven'>;
const mailboxBudgets: Readonly<Record<ChargedRecipient, { points: number; seconds: number }>> = {
  account: { points: 6, seconds: hour },
  member: { points: 3, seconds: day },
  visitor: { points: 5, seconds: day },
  correspondent: { points: 30, seconds: day },
};

/** Emails of one kind to unproven addresses that the whole installation sends in a day. */
const installationBudget = 20_000;

export interface BudgetRefusal {
  allowed: false;
  retryAfter: number;
  /** In words: how many were sent, and when the next one can be. */
  message: string;
}

export interface MailCharge {
  kind: string;
  email: string;
  orgId: string | null;
}

/** A mail that its budget admits. */
export interface MailAdmission {
  allowed: true;
  /** What it is counted by; null where its budget does not count it. */
  mailboxKey: string | null;
}

export interface RecipientBudget {
  /** Charges one mail of a kind to its mailbox, organisation and installation. */
  admit(tx: Transaction, charge: MailCharge): Promise<MailAdmission | BudgetRefusal>;
}

interface BudgetParts {
  kinds: MailKinds;
  findStanding: (tx: Transaction, orgId: string) => Promise<OrganisationStanding>;
  /** Whether an active account has proved this very address; with an organisation, that of one of its members. */
  isProven: (tx: Transaction, email: string, orgId: string | null) => Promise<boolean>;
  /** Multiplies every budget; it is 1 in production. */
  scale: number;
}

interface Charge {
  charged: ChargedMails;
  max: number;
  /** The reason of a refusal; the moment of the next attempt follows it. */
  reason: string;
}

/**
 * Bounds the mail that people can cause to unproven addresses. Without it, one account fills a stranger's
 * mailbox, and the installation's address loses its reputation. Counts the mails themselves, in the caller's
 * transaction: what is rolled back was never charged.
 */
export function createRecipientBudget({
  kinds,
  findStanding,
  isProven,
  scale,
}: BudgetParts): RecipientBudget {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale));

  async function listCharges(
    tx: Transaction,
    recipient: ChargedRecipient,
    { kind, email, orgId }: MailCharge,
  ): Promise<Charge[]> {
    const { points, seconds } = mailboxBudgets[recipient];
    const perMailbox: Charge = {
      charged: { kind, seconds, mailboxKey: mailboxKey(email) },
      max: scaled(points),
      reason: `This address got ${scaled(points)} emails of this kind within ${seconds === day ? '24 hours' : 'an hour'}, which is the limit.`,
    };
    if (recipient === 'account') return [perMailbox];
    const all = scaled(installationBudget);
    const perInstallation: Charge = {
      charged: { kind, seconds: day },
      max: all,
      reason: `This installation sent ${all} emails of this kind within 24 hours, which is the limit.`,
    };
    if (recipient !== 'member' || orgId === null) return [perMailbox, perInstallation];
    const max = scaled(organisationBudgets[await findStanding(tx, orgId)]);
    const perOrganisation: Charge = {
      charged: { kind, seconds: day, orgId },
      max,
      reason: `Your organisation sent ${max} emails to unconfirmed addresses within 24 hours, which is its limit. Nothing is lost.`,
    };
    return [perMailbox, perOrganisation, perInstallation];
  }

  async function isExempt(tx: Transaction, recipient: MailRecipient, { email, orgId }: MailCharge) {
    if (recipient === 'proven' || recipient === 'account') return recipient === 'proven';
    // An account elsewhere does not ask for the confirmations of this organisation.
    if (recipient === 'correspondent') return isProven(tx, email, null);
    return orgId !== null && isProven(tx, email, orgId);
  }

  /** One lock for each transaction at most: two would be taken in different orders. */
  async function lockBudget(
    tx: Transaction,
    { recipient, isDroppedOverBudget }: MailKind,
    charge: MailCharge,
  ) {
    if (isDroppedOverBudget === true) return;
    const { kind, email, orgId } = charge;
    await chargedMailRepository.lock(tx, `${kind} ${recipient === 'member' ? orgId : mailboxKey(email)}`);
  }

  return {
    async admit(tx, charge) {
      const kind = kinds[charge.kind];
      if (kind === undefined) throw new Error(`No module declares the mail kind ${charge.kind}.`);
      const { recipient } = kind;
      const isCharged = recipient !== 'proven' && !(await isExempt(tx, recipient, charge));
      if (isCharged) {
        await lockBudget(tx, kind, charge);
        for (const { charged, max, reason } of await listCharges(tx, recipient, charge)) {
          const { sent, wait, until } = await chargedMailRepository.count(tx, charged, max);
          if (sent >= max)
            return { allowed: false, retryAfter: wait, message: `${reason} Try again on ${until}.` };
        }
      }
      return { allowed: true, mailboxKey: isCharged ? mailboxKey(charge.email) : null };
    },
  };
}

/** The refusal of a mail as the error that a caller sees. */
export const toRateLimitError = ({ retryAfter, message }: BudgetRefusal): RateLimitError =>
  new RateLimitError(retryAfter, message);
