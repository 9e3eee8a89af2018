import type { CheckedLink } from '@rostrum/contracts/posts';
import { OutboundError, type GuardedFetch } from '@rostrum/server-kit/outbound';

type Outcome = Pick<CheckedLink, 'state' | 'note'>;

/** More of them lead in a circle, or are meant to. */
const mostHops = 3;
/** How long an address may take, and after which a link that leads on is given up. */
export const linkTimeoutMs = 5000;

const noAnswer: Outcome = {
  state: 'no_answer',
  note: 'No answer within 5 seconds, or an address that is not public. Open it yourself.',
};

const isPermanent = (status: number) => status === 301 || status === 308;

function judgeStatus(status: number): Outcome {
  if (status < 300) return { state: 'opens', note: 'Opens.' };
  if (status === 404 || status === 410)
    return {
      state: 'missing',
      note: `The page is not there (${String(status)}). Correct the link or remove it.`,
    };
  if (status >= 500)
    return {
      state: 'refused',
      note: `Its server is in trouble (${String(status)}). Check again later.`,
    };
  return {
    state: 'refused',
    note: `Its server does not open the page for us (${String(status)}). It may need a sign-in: open it yourself.`,
  };
}

const unasked = (note: string): Outcome => ({ state: 'not_checked', note });

/** Why a link is not asked about; null where it is. */
function whyUnasked(href: string): Outcome | null {
  if (/^(?:mailto|tel):/.test(href)) return unasked('An email address or telephone number.');
  if (/^[/#]/.test(href)) return unasked('A page of this site.');
  // Whoever listens on the way could read and change what is asked, so nothing is.
  if (/^http:/i.test(href))
    return unasked('Not checked: it begins with http://. Use https:// if its site does.');
  return null;
}

/** Asks whether a link opens, through as many addresses as it leads on to. Each of them goes through the guard. */
export async function checkLink(href: string, fetch: GuardedFetch): Promise<Outcome> {
  const unaskedFor = whyUnasked(href);
  if (unaskedFor) return unaskedFor;
  let address = href;
  let moved: string | null = null;
  const begun = performance.now();
  try {
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const { status, headers } = await fetch(address, {
        isHeadOnly: true,
        headers: { accept: 'text/html,*/*', 'user-agent': 'Rostrum link check' },
      });
      const location = headers.get('location');
      if (status < 300 || status >= 400 || location === null) {
        const outcome = judgeStatus(status);
        return moved !== null && outcome.state === 'opens'
          ? { state: 'moved', note: `Opens at another address now: ${moved}` }
          : outcome;
      }
      if (!URL.canParse(location, address))
        return { state: 'refused', note: 'It leads to something that is no address.' };
      if (performance.now() - begun > linkTimeoutMs) return noAnswer;
      address = new URL(location, address).href;
      if (isPermanent(status)) moved = address;
    }
    return { state: 'refused', note: 'It leads from address to address without an end.' };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return noAnswer;
  }
}
