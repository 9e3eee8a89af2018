/**
 * The bytes that a token in base64url stands for; undefined when it is written in any other way. The last letter has
 * bits to spare and Node skips signs it does not know: a tolerant reader takes many texts for one token.
 */
export function readBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? bytes : undefined;
}
