import { formatNumber } from '@rostrum/contracts';
import { InputError } from '@rostrum/server-kit';

/** Announced to mail servers (SIZE) and enforced for webhooks. */
export const maxMailBytes = 25 * 2 ** 20;
export const tooLargeReason =
  'The email is larger than 25 MB. Send large files through the link in our email.';

/** 25 MB of base64 have 340,000 lines. */
const maxLines = 600_000;
/** Lines that may begin a part: the text of a message has few that begin with two hyphens. */
const maxBoundaryLines = 2_000;
export const maxNesting = 30;
export const maxHeaderBytes = 262_144;
/** Ten times what a message may have. */
export const maxTextLength = 100_000;

const lineFeed = 0x0a;
const hyphen = 0x2d;

/**
 * Refuses an email that would cost far more than its bytes: the parser creates objects for each line and buffers for each
 * part.
 *
 * @throws InputError naming the bound.
 */
export function checkMailBounds(raw: Uint8Array): void {
  let lines = 0;
  let boundaryLines = 0;
  for (let at = 0; at !== -1 && at < raw.length;) {
    lines += 1;
    if (raw[at] === hyphen && raw[at + 1] === hyphen) boundaryLines += 1;
    const end = raw.indexOf(lineFeed, at);
    at = end === -1 ? -1 : end + 1;
  }
  if (lines > maxLines)
    throw new InputError(
      `The email has more than ${formatNumber(maxLines)} lines. Shorten it and send it again.`,
    );
  if (boundaryLines > maxBoundaryLines)
    throw new InputError(
      `The email has more than ${formatNumber(maxBoundaryLines)} parts. Send the files through the link in our email.`,
    );
}
