import { email } from '@rostrum/contracts';

export interface ReadAddresses {
  valid: string[];
  /** What is no address, as it was typed. */
  invalid: string[];
}

/** Addresses out of a text: one a line, or with commas, semicolons or spaces between; each once. */
export function readAddresses(text: string): ReadAddresses {
  const valid = new Map<string, string>();
  const invalid: string[] = [];
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const parsed = email.safeParse(part.replace(/^<(.*)>$/, '$1'));
    if (parsed.success) valid.set(parsed.data.toLowerCase(), parsed.data);
    else invalid.push(part);
  }
  return { valid: [...valid.values()], invalid };
}
