import { registryArea, type Registry, type RegistryArea } from '@rostrum/contracts';

const scriptId = 'rostrum-registry';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Each area stands for itself: one that does not fit the contract is left out, the others stay. */
export function parseRegistry(answer: unknown, report: (error: unknown) => void): Registry {
  const listed = isRecord(answer) ? answer['areas'] : undefined;
  const areas: RegistryArea[] = [];
  for (const entry of Array.isArray(listed) ? listed : []) {
    const parsed = registryArea.safeParse(entry);
    if (parsed.success) areas.push(parsed.data);
    else report(new Error(`An area of the registry does not fit its contract: ${parsed.error.message}`));
  }
  return { areas };
}

/** The registry answer that the server wrote into the page. */
export function readInlinedRegistry(page: Document, report: (error: unknown) => void): Registry {
  const text = page.getElementById(scriptId)?.textContent;
  if (!text) {
    report(new Error(`The page has no #${scriptId}.`));
    return { areas: [] };
  }
  try {
    return parseRegistry(JSON.parse(text), report);
  } catch (error) {
    report(error);
    return { areas: [] };
  }
}
