const tenth = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How long something took, for people. */
export const since = (began: number) => tenth(performance.now() - began);

export interface StepOptions {
  /** Whether another step is shown meanwhile: only its end is told then. */
  isBeside?: boolean;
}

/** Runs one long step: says that it began, how far it is, and how long it took. */
export async function step<Result>(
  label: string,
  work: (progress: (text: string) => void) => Promise<Result>,
  { isBeside = false }: StepOptions = {},
): Promise<Result> {
  const began = performance.now();
  let text = '';
  const isTerminal = process.stdout.isTTY === true;
  const show = () => {
    const line = `${label} … ${text} (${since(began)})`;
    process.stdout.write(isTerminal ? `\r\u001B[2K${line}` : `  ${line}\n`);
  };
  if (!isTerminal) console.log(`${label} …`);
  const timer = isBeside ? undefined : setInterval(show, isTerminal ? 250 : 10_000);
  try {
    const result = await work((now) => {
      text = now;
    });
    process.stdout.write(`${isTerminal ? '\r\u001B[2K' : ''}${label}: done in ${since(began)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${isTerminal ? '\r\u001B[2K' : ''}${label}: failed after ${since(began)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
