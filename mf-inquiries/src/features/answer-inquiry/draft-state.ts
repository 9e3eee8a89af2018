import type { InquiryDraft } from '@rostrum/contracts/inquiries';

/** A draft as it is on screen, beside what the server has of it. */
export interface DraftState {
  text: string;
  /** The stored version that the text was written from. */
  base: number;
  /** Written since the server took it. */
  isDirty: boolean;
  savedAt: string | null;
  /** What another device stored meanwhile; the person chooses. */
  other: InquiryDraft | null;
}

export const emptyDraft: DraftState = { text: '', base: 0, isDirty: false, savedAt: null, other: null };

/** What was typed here and did not reach the server before the page went away. */
export const restored = (kept: { text: string; base: number } | null): DraftState =>
  kept === null ? emptyDraft : { ...emptyDraft, ...kept, isDirty: true };

export const typed = (state: DraftState, text: string): DraftState => ({ ...state, text, isDirty: true });

/** The server told what it has. It is taken, unless something is written here that it does not have. */
export function loaded(state: DraftState, stored: InquiryDraft): DraftState {
  // An answer that was on its way while a newer one came.
  if (stored.version < state.base && state.savedAt !== null) return state;
  const taken = { text: stored.text, base: stored.version, savedAt: stored.saved_at, other: null };
  if (!state.isDirty || stored.text === state.text) return { ...taken, isDirty: false };
  return stored.version === state.base ? { ...state, other: null } : { ...state, other: stored };
}

/** The server took a text; what was typed meanwhile is still to be saved. */
export const saved = (state: DraftState, text: string, stored: InquiryDraft): DraftState => ({
  ...state,
  base: stored.version,
  savedAt: stored.saved_at,
  isDirty: state.text !== text,
});

/** The person chose the text of this device, or that of the other. */
export function chosen(state: DraftState, which: 'mine' | 'other'): DraftState {
  if (state.other === null) return state;
  const { text, version, saved_at: savedAt } = state.other;
  if (which === 'other') return { text, base: version, isDirty: false, savedAt, other: null };
  return { ...state, base: version, other: null };
}
