import { InputError } from '@rostrum/server-kit';

const isLabel = (label: string): boolean => label.length <= 63 && /^[a-z\d]([a-z\d-]*[a-z\d])?$/.test(label);

function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return (
    text.length <= 253 && labels.length > 1 && labels.every(isLabel) && last.length > 1 && /^[a-z]/.test(last)
  );
}

/** Returns the domain that was typed, in lower case. @throws InputError when it is none. */
export const domainFrom = (text: string): string => {
  const domain = text.trim().toLowerCase().replace(/^@/, '');
  if (!isDomain(domain)) throw new InputError(`"${text}" is no domain. Give it like example.org.`);
  return domain;
};
