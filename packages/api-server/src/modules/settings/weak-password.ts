/** What people choose first when twelve characters are asked for. */
const common = new Set([
  'password1234',
  'password12345',
  '123456789012',
  '1234567890123',
  'qwertyuiop12',
  'qwertyuiopas',
  'qwerty123456',
  'iloveyou1234',
  'administrator',
  'welcome12345',
  'letmein12345',
  'changeme1234',
  'passwordpassword',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  '111111111111',
  '000000000000',
  'monkey123456',
  'football1234',
  'dragon123456',
]);

/** Why a password is no use although it is long enough; null when it is fine. */
export function weaknessOf(
  password: string,
  { email, name }: { email: string; name: string },
): string | null {
  const folded = password.toLowerCase();
  if (common.has(folded)) return 'This password is among the first that are guessed. Choose another one.';
  if (new Set(folded).size < 5) return 'Use more than four different characters.';
  if (folded === email.toLowerCase() || folded.replaceAll(' ', '') === name.toLowerCase().replaceAll(' ', ''))
    return 'Do not use your name or address.';
  return null;
}
