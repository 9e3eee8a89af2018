import type { RouteBody, inquiries } from '@rostrum/contracts';

export type NewMessage = RouteBody<typeof inquiries.reply>;

const storageKey = (inquiryId: string) => `rostrum.message-key.${inquiryId}`;

/**
 * The idempotency key under which a message goes out, and the message as it was first sent under it. The same text again is the same message, also after a reload: its
 * first attempt may have arrived although no answer came back. A changed text is another message.
 */
export function attemptOf(inquiryId: string, message: NewMessage): { key: string; body: NewMessage } {
  const [key, of] = readAttempt(inquiryId);
  if (key !== undefined && of !== undefined && wordsOf(of) === wordsOf(message)) return { key, body: of };
  const fresh = crypto.randomUUID();
  try {
    sessionStorage.setItem(storageKey(inquiryId), `${fresh}\n${JSON.stringify(message)}`);
  } catch {
    // Without storage a repeat is only known for as long as the call itself retries.
  }
  return { key: fresh, body: message };
}

/** What makes a message the same: not what else was on screen by the time it is sent again. */
const wordsOf = ({ visibility, body, then, attachments = [] }: NewMessage) =>
  JSON.stringify([visibility, body, then, attachments]);

/** Forgets the attempt once its answer is there: the same words later are a new message. */
export function forgetMessageKey(inquiryId: string): void {
  try {
    sessionStorage.removeItem(storageKey(inquiryId));
  } catch {
    // Nothing was kept either.
  }
}

function readAttempt(inquiryId: string): [key?: string, of?: NewMessage] {
  try {
    const stored = sessionStorage.getItem(storageKey(inquiryId));
    const end = stored?.indexOf('\n') ?? -1;
    return stored === null || end < 0
      ? []
      : [stored.slice(0, end), JSON.parse(stored.slice(end + 1)) as NewMessage];
  } catch {
    return [];
  }
}
