const searchEngines = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|kagi)\./;
const socialSites =
  /(^|\.)(linkedin|facebook|instagram|youtube|reddit|bsky|mastodon|threads|x|twitter)\.|^t\.co$/;
const assistants = /(^|\.)(chatgpt|openai|perplexity|claude|gemini|copilot)\./;

/** Where a visit came from, told by the page before it; the page itself is not kept, only its host. */
export function trafficSourceOf(
  referrer: string | undefined,
  ownHost: string,
): { source: 'direct' | 'search' | 'social' | 'referral' | 'ai'; host: string | null } {
  const host = hostOf(referrer);
  if (host === null || host === ownHost) return { source: 'direct', host: null };
  if (assistants.test(host)) return { source: 'ai', host };
  if (searchEngines.test(host)) return { source: 'search', host };
  if (socialSites.test(host)) return { source: 'social', host };
  return { source: 'referral', host };
}

function hostOf(referrer: string | undefined): string | null {
  if (!referrer) return null;
  try {
    return new URL(referrer).host.toLowerCase().slice(0, 253);
  } catch {
    return null;
  }
}

export function deviceOf(userAgent: string): 'desktop' | 'tablet' | 'phone' | 'other' {
  if (/ipad|tablet/i.test(userAgent)) return 'tablet';
  if (/mobi|iphone|android/i.test(userAgent)) return 'phone';
  return /windows|macintosh|linux|cros/i.test(userAgent) ? 'desktop' : 'other';
}
