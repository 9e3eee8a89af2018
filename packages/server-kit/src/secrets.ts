import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolders } from './make-folders.ts';
import { repositoryRoot } from './repository-root.ts';
import { StartupError } from './startup-error.ts';

/** One key per purpose, so that a leak of one opens nothing else. */
export interface Secrets {
  csrf: Buffer;
  apiToken: Buffer;
  refreshToken: Buffer;
  /** Hashes addresses of visitors, so that none is stored. */
  visitor: Buffer;
  /** Encrypts what this installation is known by at identity providers. */
  clientSecret: Buffer;
  /** Encrypts the keys of authenticator apps. */
  totp: Buffer;
  /** Hashes recovery codes, which are too short for a plain hash. */
  recoveryCode: Buffer;
  /** Signs the links of mails that stop them. */
  unsubscribe: Buffer;
  /** Signs the paths that answer files of messages for a minute. */
  attachment: Buffer;
  /** Encrypts what deliveries of webhooks are signed with. */
  webhook: Buffer;
  /** Signs the addresses that emails are answered to. */
  replyAddress: Buffer;
  /** Signs which releases one browser gets instead of the released ones. */
  override: Buffer;
  /** Signs that a browser gave the operator's token. */
  operator: Buffer;
}

/** The secret of a development installation: made once, kept beside the data, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(path.resolve(repositoryRoot, dataDir), 'auth-secret');
  try {
    if (!existsSync(file)) {
      // PostgreSQL's own user must be able to pass through to its data.
      makeFolders(path.dirname(file), 0o711);
      writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    }
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartupError(
      `The folder ${path.dirname(file)} cannot be written.\nGive this user the right to, or name another folder in ROSTRUM_DATA_DIR.`,
      { cause },
    );
  }
}

export function loadSecrets(config: { authSecret: string | undefined; dataDir: string }): Secrets {
  const secret = config.authSecret ?? keptSecret(config.dataDir);
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'rostrum', purpose, 32));
  return {
    csrf: key('csrf'),
    apiToken: key('api-token'),
    refreshToken: key('refresh-token'),
    visitor: key('visitor'),
    clientSecret: key('client-secret'),
    totp: key('totp'),
    recoveryCode: key('recovery-code'),
    unsubscribe: key('unsubscribe'),
    attachment: key('attachment'),
    webhook: key('webhook'),
    replyAddress: key('reply-address'),
    override: key('override'),
    operator: key('operator'),
  };
}
