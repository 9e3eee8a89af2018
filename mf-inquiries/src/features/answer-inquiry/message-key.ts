import type { RouteBody, inquiries } from '@rostrum/contracts';

export type NewMessage = RouteBody<typeof inquiries.reply>;

const storageKey = (inquiryId: string) => `rostrum.message-key.${inquiryId}`;

/**
 * The idempotency key under which a message goes out. The same text again is the same message, also after a reload: its
 * first attempt may have arrived although no answer came back. A changed text is another message.
 */
export function keyOfMessage(inquiryId: string, message: NewMessage): string {
  const text = JSON.stringify(message);
  const [key, of] = readAttempt(inquiryId);
  if (key !== undefined && of === text) return key;
  const fresh = crypto.randomUUID();
  try {
    sessionStorage.setItem(storageKey(inquiryId), `${fresh}\n${text}`);
  } catch {
    // Without storage a repeat is only known for as long as the call itself retries.
  }
  return fresh;
}

/** Forgets the attempt once its answer is there: the same words later are a new message. */
export function forgetMessageKey(inquiryId: string): void {
  try {
    sessionStorage.removeItem(storageKey(inquiryId));
  } catch {
    // Nothing was kept either.
  }
}

function readAttempt(inquiryId: string): [key?: string, of?: string] {
  try {
    const stored = sessionStorage.getItem(storageKey(inquiryId));
    const end = stored?.indexOf('\n') ?? -1;
    return stored === null || end < 0 ? [] : [stored.slice(0, end), stored.slice(end + 1)];
  } catch {
    return [];
  }
}
