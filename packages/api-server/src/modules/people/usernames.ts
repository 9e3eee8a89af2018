import { randomBytes } from 'node:crypto';
import { isReservedName } from '@rostrum/contracts';
import { toPlainSlug } from '@rostrum/server-kit';

/** `maren-okonjo-hale`, `maren-okonjo-hale-2` … `-9`, then ones that nobody has yet. */
export function* usernamesFor(firstname: string, lastname: string): Generator<string> {
  const plain = toPlainSlug(`${firstname} ${lastname}`);
  const stem = (plain.length < 3 ? `person-${plain}` : plain).slice(0, 48).replace(/-$/, '');
  if (!isReservedName(stem)) yield stem;
  for (let number = 2; number < 10; number += 1) yield `${stem}-${number}`;
  for (let attempt = 0; attempt < 5; attempt += 1) yield `${stem}-${randomBytes(4).toString('hex')}`;
}
