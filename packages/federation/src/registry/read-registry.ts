import {
  registry as registryContract,
  registryArea,
  type Registry,
  type RegistryArea,
} from '@rostrum/contracts';

const scriptId = 'rostrum-registry';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const about = registryContract.omit({ areas: true });

/** Each area stands for itself: one that does not fit the contract is left out, the others stay. */
export function parseRegistry(answer: unknown, report: (error: unknown) => void): Registry {
  const fields = isRecord(answer) ? answer : {};
  const areas: RegistryArea[] = [];
  for (const entry of Array.isArray(fields['areas']) ? fields['areas'] : []) {
    const parsed = registryArea.safeParse(entry);
    if (parsed.success) areas.push(parsed.data);
    else report(new Error(`An area of the registry does not fit its contract: ${parsed.error.message}`));
  }
  const rest = about.safeParse(fields);
  if (!rest.success) report(new Error(`The registry does not fit its contract: ${rest.error.message}`));
  return { ...(rest.data ?? about.parse({})), areas };
}

/** What the server signed for this page: that these releases were given to this visitor. */
export const readInlinedProof = (page: Document): string | null =>
  page.getElementById(scriptId)?.dataset['proof'] ?? null;

/** Share of page views that track what areas leave behind; all of them when the page does not say. */
export function readLeakTrackingShare(page: Document): number {
  const share = Number.parseFloat(page.getElementById(scriptId)?.dataset['leakTracking'] ?? '1');
  return Number.isNaN(share) ? 1 : share;
}

/** The registry answer that the server wrote into the page. */
export function readInlinedRegistry(page: Document, report: (error: unknown) => void): Registry {
  const text = page.getElementById(scriptId)?.textContent;
  try {
    if (!text) throw new Error(`The page has no #${scriptId}.`);
    return parseRegistry(JSON.parse(text), report);
  } catch (error) {
    report(error);
    return parseRegistry({}, report);
  }
}
