import { toWebAddress } from '@rostrum/contracts';
import { formatFieldValue } from '@rostrum/contracts/fields';
import type { HeldValue } from './read-changes.ts';

/** Values as public pages show them. A link is one that may be followed. */
export const presentPublicValues = (held: readonly HeldValue[]) =>
  held.map(({ field, value }) => ({
    label: field.label,
    text: formatFieldValue(field, value),
    href: field.kind === 'url' && typeof value === 'string' ? toWebAddress(value) : null,
  }));
