import { check } from 'recheck';
import type { FoundExpression } from './collect-expressions.ts';

/**
 * A proof takes milliseconds, that of a date with its leap years two seconds, which a machine with a load of fifteen on two
 * processors made more than a minute. An expression that takes longer than this has large counts or overlapping parts and
 * can be written more plainly.
 */
const timeoutMs = 300_000;

/**
 * Which of these expressions are not proven to take time that grows with the length of the text alone. A program decides
 * it from the expression itself (its automaton), so neither the machine nor the chosen text has a say.
 */
export async function notProvenLinear(expressions: readonly FoundExpression[]): Promise<string[]> {
  const verdicts = new Map<string, Promise<string>>();
  const verdictOf = ({ source, flags }: FoundExpression): Promise<string> => {
    const text = `/${source}/${flags}`;
    const known = verdicts.get(text);
    if (known) return known;
    const verdict = check(source, flags, { checker: 'automaton', timeout: timeoutMs }).then((result) =>
      result.status === 'unknown' ? `unknown (${result.error.kind})` : result.complexity.type,
    );
    verdicts.set(text, verdict);
    return verdict;
  };
  const faults: string[] = [];
  // One after the other, so that each has the machine to itself.
  for (const expression of expressions) {
    const verdict = await verdictOf(expression);
    if (verdict !== 'safe' && verdict !== 'linear')
      faults.push(`${expression.place} /${expression.source}/${expression.flags}: ${verdict}`);
  }
  return faults;
}
