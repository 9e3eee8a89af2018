import { email, cutText } from '@rostrum/contracts';

export interface ReadAddress {
  line: number;
  value: string;
  /** Null when it is no address. */
  email: string | null;
  remedy: string | null;
}

const longestShown = 254;

function explain(value: string): string {
  if (/[([{]at[)\]}]/i.test(value)) return 'Write @ instead of “(at)”.';
  const at = value.indexOf('@');
  if (at < 0) return 'Add @ and a domain, like name@example.org.';
  if (at === 0) return 'Add the name before the @.';
  if (value.includes('@', at + 1)) return 'Keep one @ only. Put two addresses on two lines.';
  if (!value.slice(at).includes('.')) return 'Add the ending of the domain, like .org.';
  if (value.length > longestShown) return `Use an address of at most ${longestShown} characters.`;
  return 'Enter one email address, like name@example.org.';
}

/** The parts of a line that stand for an address: `Name <a@b>` is one, words between spaces are several. */
function partsOf(text: string): string[] {
  return text.split(/[,;]/).flatMap((piece) => {
    const from = piece.indexOf('<');
    const to = piece.indexOf('>', from);
    if (from >= 0 && to > from) return [piece.slice(from + 1, to).trim()];
    return piece.split(/\s+/).filter(Boolean);
  });
}

/** Addresses out of a pasted text, each with its line and, where it is none, with what to do about it. */
export function readPastedAddresses(text: string): ReadAddress[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    partsOf(line).map((part) => {
      const parsed = email.safeParse(part);
      const value = cutText(part, longestShown);
      return parsed.success
        ? { line: at + 1, value, email: parsed.data, remedy: null }
        : { line: at + 1, value, email: null, remedy: explain(part) };
    }),
  );
}
