/** Every mail about an account, for the test that follows the links of all mails. */
export * as deletion from './accounts/deletion/deletion-mails.ts';
export * as links from './accounts/link-mails.ts';
export * as notices from './account-mail/notice-mails.ts';
export * as closing from './accounts/standing/closing-mails.ts';
