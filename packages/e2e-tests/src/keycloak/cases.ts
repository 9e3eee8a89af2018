/** One thing that is tried; it throws with what is wrong. */
export interface Case {
  name: string;
  run: () => Promise<void>;
}

export interface Outcome {
  group: string;
  name: string;
  fault: string | null;
}

/** Throws unless the values of the expectation are those of the result. */
export function expectFields<Result extends object>(result: Result, expected: Partial<Result>): void {
  for (const [name, value] of Object.entries(expected)) {
    const received = (result as Record<string, unknown>)[name];
    if (JSON.stringify(received) !== JSON.stringify(value))
      throw new Error(`${name} is ${JSON.stringify(received)}, not ${JSON.stringify(value)}`);
  }
}

/** Throws unless the condition holds. */
export function expectTrue(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/** Throws unless the work fails with these words. */
export async function expectRefusal(work: () => Promise<unknown>, words: RegExp): Promise<void> {
  const message = await work().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (message === null) throw new Error('It was accepted.');
  if (!words.test(message)) throw new Error(`It was refused with other words: ${message}`);
}

/** Runs the cases of a group one after the other, and prints each as it ends. */
export async function runCases(group: string, cases: readonly Case[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of cases) {
    const fault = await run().then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    outcomes.push({ group, name, fault });
    const mark = fault === null ? 'pass' : 'FAIL';
    process.stdout.write(
      `${mark}  ${group}: ${name}${fault === null ? '' : `\n      ${fault.slice(0, 300)}`}\n`,
    );
  }
  return outcomes;
}
