import { deviceTimeZone, type InquirySubmission } from '@rostrum/contracts';
import {
  checkInquiry,
  ownFields,
  requiredOf,
  type Colleague,
  type InquiryProblem,
} from '@rostrum/inquiry-form';
import { readBefore } from './read-before.ts';
import type { InquiryDraft } from './inquiry-draft.ts';
import type { InquiryReceipt } from './send-inquiry.mutation.ts';
import { toSubmission, type InquiryAddress } from './to-submission.ts';

/** What one organisation is sent. */
export interface InquiryCopy {
  address: InquiryAddress;
  body: InquirySubmission;
}

/** What an organisation has got. */
export interface SentCopy {
  organisation: InquiryAddress['organisation'];
  receipt: InquiryReceipt;
  /** Similar experts who got it as well. */
  alsoAsked: readonly Colleague[];
}

/** Those that have no copy yet: a second attempt leaves out who has it. */
export const withoutCopy = (addresses: readonly InquiryAddress[], sent: readonly SentCopy[]) =>
  addresses.filter(
    ({ organisation }) =>
      !sent.some((copy) => copy.organisation.company_username === organisation.company_username),
  );

/** The same inquiry for each organisation, or what keeps it from being sent. */
export function writeCopies(
  draft: InquiryDraft,
  addresses: readonly InquiryAddress[],
): { copies: InquiryCopy[]; problems: [] } | { copies: null; problems: InquiryProblem[] } {
  const copies: InquiryCopy[] = [];
  for (const address of addresses) {
    const candidate = toSubmission(
      draft,
      address,
      deviceTimeZone(),
      readBefore(address.organisation.company_username) ?? window.location.pathname,
    );
    const required = requiredOf(address.organisation.inquiry_form, draft.type);
    const { submission, problems } = checkInquiry(
      candidate,
      Date.now(),
      required,
      ownFields([address.organisation], draft.type),
    );
    if (submission === null) return { copies: null, problems };
    copies.push({ address, body: submission });
  }
  return { copies, problems: [] };
}

/** A key of its own for each organisation, from the one that is kept with the draft. */
export const keyFor = (key: string, { organisation }: InquiryAddress, isOnlyOne: boolean) =>
  isOnlyOne
    ? key
    : `${key}-${encodeURIComponent(organisation.company_username)
        .replace(/[^\w-]/g, '_')
        .slice(0, 80)}`;
