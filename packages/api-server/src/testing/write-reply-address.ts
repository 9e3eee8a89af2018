import { loadSecrets } from '@rostrum/server-kit';
import { createReplyAddresses } from '@rostrum/server-kit/mail';

/** Returns an address that a server with this secret gives out for one of its mails. */
export const writeReplyAddress = ({ authSecret, domain }: { authSecret: string; domain: string }): string =>
  createReplyAddresses({ domain, key: loadSecrets({ authSecret, dataDir: '' }).replyAddress }).ofMail(
    '0190a6b0-1111-7000-8000-00000000abcd',
  );
