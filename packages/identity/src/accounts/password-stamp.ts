import { createHash } from 'node:crypto';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Stands for one version of a password: a link that carries it is worth nothing once the password has changed. */
export const passwordStamp = (passwordHash: string): string => digest(passwordHash);

/** Stands for one version of address and password, for links that move an account. */
export const accountStamp = ({ email, passwordHash }: { email: string; passwordHash: string | null }) =>
  digest(`${email}\n${passwordHash ?? ''}`);
