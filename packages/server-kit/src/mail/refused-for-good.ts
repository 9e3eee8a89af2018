interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
  response?: string;
}

const isSmtpError = (error: unknown): error is SmtpError => error instanceof Error && 'responseCode' in error;

/**
 * Whether the receiving server refused the address itself, so that trying again is of no use: a 5xx answer to RCPT TO, or
 * one to the whole mail with an enhanced status of the address (5.1.x, RFC 3463). All other failures may pass.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (!isSmtpError(error)) return false;
  const code = error.responseCode ?? 0;
  if (code < 500 || code > 599) return false;
  return error.command === 'RCPT TO' || /^5\d\d[ -]5\.1\.\d/.test(error.response ?? '');
}
