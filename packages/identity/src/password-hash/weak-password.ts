/** Guesses, as a power of ten, below which a leaked hash falls to one machine within days. */
const fewestGuesses = 8;
/** Judging takes longer than the square of the length; what stands behind this many characters only makes it better. */
const judged = 64;

/** Its word lists take some 30 MB and half a second, so they are loaded when the first password is set. */
async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
let judge: ReturnType<typeof loadJudge> | undefined;

/** Why a password is no use although it is long enough; null when it is fine. */
export async function weaknessOf(
  password: string,
  { email, name }: { email: string; name: string },
): Promise<string | null> {
  const folded = password.toLowerCase();
  const fold = (text: string) => text.toLowerCase().replaceAll(' ', '');
  if (folded === email.toLowerCase() || fold(password) === fold(name))
    return 'Do not use your name or address.';
  judge ??= loadJudge();
  const { guessesLog10 } = (await judge).check(password.slice(0, judged), [
    email,
    ...email.split(/[@.]/),
    ...name.split(' '),
  ]);
  return guessesLog10 < fewestGuesses
    ? 'This password is too easy to guess. Several unrelated words are harder to guess and easier to remember.'
    : null;
}
