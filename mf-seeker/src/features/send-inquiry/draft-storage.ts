import { inquiryTypes } from '@rostrum/contracts';
import type { InquiryAddress } from './to-submission.ts';
import type { InquiryDraft } from './inquiry-draft.ts';

/** What survives a reload in this tab: the text, and the key that keeps a repeated send from acting twice. */
export interface KeptDraft {
  draft: InquiryDraft;
  idempotencyKey: string;
}

const keyOf = ({ company_username, username }: InquiryAddress) =>
  `rostrum.inquiry.${company_username}.${username ?? ''}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what is stored as far as it fits the draft of today; another version's or a broken one counts as none. */
function fit(stored: unknown, fresh: InquiryDraft): KeptDraft | null {
  if (!isRecord(stored) || typeof stored.idempotencyKey !== 'string' || !isRecord(stored.draft)) return null;
  const kept = stored.draft;
  const isFitting = Object.entries(fresh).every(([name, value]) => typeof kept[name] === typeof value);
  const isKnownType = inquiryTypes.some(({ id }) => id === kept.type);
  return isFitting && isKnownType
    ? { draft: { ...fresh, ...kept }, idempotencyKey: stored.idempotencyKey }
    : null;
}

export const draftStorage = {
  load(address: InquiryAddress, fresh: InquiryDraft): KeptDraft | null {
    try {
      return fit(JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null'), fresh);
    } catch {
      return null;
    }
  },
  save(address: InquiryAddress, kept: KeptDraft): void {
    try {
      sessionStorage.setItem(keyOf(address), JSON.stringify(kept));
    } catch {
      // Storage may be full or refused: the form itself still holds the text.
    }
  },
  clear(address: InquiryAddress): void {
    try {
      sessionStorage.removeItem(keyOf(address));
    } catch {
      // See save.
    }
  },
};
