export interface PasswordHint {
  text: string;
  isGood: boolean;
}

const least = 12;
const fold = (text: string) => text.toLowerCase().replaceAll(' ', '');

/** What a new password still lacks. The server has the last word, with a list of the ones that are guessed first. */
export function passwordHint(password: string, own: readonly string[]): PasswordHint {
  const length = [...password].length;
  const lacking = (text: string): PasswordHint => ({ text, isGood: false });
  if (length === 0)
    return lacking(`${least} characters or more. Four unrelated words are easy to keep in mind.`);
  if (own.some((name) => name !== '' && fold(name) === fold(password)))
    return lacking('Do not use your name or email.');
  if (length < least)
    return lacking(`${least - length} more ${length === least - 1 ? 'character' : 'characters'}.`);
  if (new Set(password.toLowerCase()).size < 5) return lacking('Use more than four different characters.');
  return { text: length < 16 ? 'Good.' : 'Very good.', isGood: true };
}
