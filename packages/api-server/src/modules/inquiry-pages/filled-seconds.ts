/** When a form was drawn, as its page carries it: whole seconds, and nothing of who reads it. */
export const toShown = (now: Date): string => String(Math.floor(now.getTime() / 1000));

/** Longer says nothing more: the page lay open. */
const longest = 86_400;

/** Whole seconds from drawing a form to sending it; undefined where its page does not tell, or tells what cannot be. */
export function readFilledSeconds(shown: string | undefined, now: Date): number | undefined {
  if (shown === undefined || !/^\d{1,12}$/.test(shown)) return undefined;
  const seconds = Math.floor(now.getTime() / 1000) - Number(shown);
  return seconds >= 0 && seconds <= longest ? seconds : undefined;
}
