import { newInquiryDraft, type InquiryDraft } from './inquiry-draft.ts';
import { pickSenderFields } from './prefill-sender.ts';

const key = 'rostrum.guest-sender';
const names = ['firstname', 'lastname', 'email', 'country', 'state'] as const;

/** What a draft says about its sender. */
export const pickSender = ({ firstname, lastname, email, country, state, fields }: InquiryDraft) => ({
  firstname,
  lastname,
  email,
  country,
  state,
  fields: pickSenderFields({ fields }),
});

/** Keeps in this tab who a guest is, for the inquiry to the next expert. */
export function keepGuestSender(draft: InquiryDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(pickSender(draft)));
  } catch {
    // Storage may be full or refused: the next form begins empty.
  }
}

/** The guest of this tab, as far as it fits the draft of today; undefined when no inquiry was sent yet. */
export function readGuestSender(): ReturnType<typeof pickSender> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const kept = { ...pickSender(newInquiryDraft(5, null)), ...stored };
    const isFitting = names.every((name) => typeof kept[name] === 'string');
    return isFitting && typeof kept.fields === 'object' && kept.fields !== null
      ? pickSender({ ...newInquiryDraft(5, null), ...kept })
      : undefined;
  } catch {
    return undefined;
  }
}
