import type { InboundMail } from '../read-mail.ts';

/** Both sides of a mail, in lower case. A quotation of our mail names them. */
export interface Correspondents {
  /** Names and addresses that the mail goes to; what it quotes comes from one of them. */
  ours: readonly string[];
  /** Names and addresses of its author. */
  theirs: readonly string[];
  subject: string;
}

/** Shorter names occur in sentences. */
const minLength = 3;
const fold = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(
    texts.map((text) => (text ?? '').trim().toLowerCase()).filter(({ length }) => length >= minLength),
  ),
];

const signedAddress = /\b[rb][0-9a-f]{40,64}@/;

export const hasSignedAddress = (line: string): boolean => signedAddress.test(line);

/** A subject without the "Re:", "AW:" or "SV:" that programs put before it. */
export const toBareSubject = (subject: string): string => {
  let bare = subject.trim().toLowerCase();
  for (let marks = 0; marks < 5; marks += 1) {
    const colon = bare.search(/[:：]/);
    if (colon < 1 || colon > 6) break;
    bare = bare.slice(colon + 1).trim();
  }
  return bare;
};

export const readCorrespondents = ({
  from,
  fromName,
  to,
  toNames,
  subject,
}: Pick<InboundMail, 'from' | 'fromName' | 'to' | 'toNames' | 'subject'>): Correspondents => ({
  ours: fold([...to, ...toNames]),
  theirs: fold([from, fromName]),
  subject: toBareSubject(subject),
});
