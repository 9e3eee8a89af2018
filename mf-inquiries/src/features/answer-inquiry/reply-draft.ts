/** Which of the two a text is: mailed to the seeker, or for the team alone. */
export type ReplyVisibility = 'all' | 'internal';
export type ReplyThen = 'open' | 'waiting_seeker' | 'waiting_expert';

/** What somebody has begun to write about one inquiry. Each tab keeps its own text. */
export interface ReplyDraft {
  tab: ReplyVisibility;
  all: string;
  internal: string;
  then: ReplyThen;
  /** The last attempt to send: the same text again is the same message, so it goes out under the same key. */
  attempt: { key: string; of: string } | null;
}

export const emptyDraft: ReplyDraft = { tab: 'all', all: '', internal: '', then: 'open', attempt: null };

const storageKey = (inquiryId: string) => `rostrum.inquiry-reply.${inquiryId}`;

/** The draft of an inquiry, kept for the life of the browser tab. */
export function readDraft(inquiryId: string): ReplyDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(inquiryId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? { ...emptyDraft, ...stored } : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft, or forgets one without text. A full or forbidden storage loses no more than the keeping. */
export function keepDraft(inquiryId: string, draft: ReplyDraft): void {
  try {
    if (draft.all === '' && draft.internal === '') sessionStorage.removeItem(storageKey(inquiryId));
    else sessionStorage.setItem(storageKey(inquiryId), JSON.stringify(draft));
  } catch {
    // Private windows may refuse; the text is still on screen.
  }
}

/** The draft with the key under which its current text is sent: the old key for an unchanged text, else a new one. */
export function withAttempt(draft: ReplyDraft, newKey: () => string): ReplyDraft & { attempt: { key: string } } {
  const of = JSON.stringify([draft.tab, draft[draft.tab], draft.tab === 'all' ? draft.then : null]);
  const attempt = draft.attempt?.of === of ? draft.attempt : { key: newKey(), of };
  return { ...draft, attempt };
}
