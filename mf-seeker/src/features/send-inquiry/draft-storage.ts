import { inquiryTypes } from '@rostrum/contracts';
import type { InquiryDraft } from './inquiry-draft.ts';

/** What survives a reload in this tab: the text, and the key that keeps a repeated send from acting twice. */
export interface KeptDraft {
  draft: InquiryDraft;
  idempotencyKey: string;
}

const keyOf = (name: string) => `rostrum.inquiry.${name}`;

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

/** Drafts by the name of their form. */
export const draftStorage = {
  load(name: string, fresh: InquiryDraft): KeptDraft | null {
    try {
      return fit(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'), fresh);
    } catch {
      return null;
    }
  },
  save(name: string, kept: KeptDraft): void {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    } catch {
      // Storage may be full or refused: the form itself still holds the text.
    }
  },
  clear(name: string): void {
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {
      // See save.
    }
  },
};
