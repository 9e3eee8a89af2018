import { embedScriptPath } from '@rostrum/contracts/builder';

/** A directive of a content security policy that keeps an embed out, as it is and as it should be. */
export interface Blockade {
  directive: string;
  before: string;
  after: string;
}

interface Needs {
  origin: string;
  directives: readonly string[];
  /** Nonce of the element of the script, if it has one. */
  nonce?: string | undefined;
}

const readDirectives = (policy: string): Map<string, string[]> => {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // Of a directive that stands twice the first counts.
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
};

/** Where a directive is absent, these are asked in turn. */
const fallbacks: Record<string, readonly string[]> = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

function allows(source: string, { protocol, hostname, port }: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return true;
  if (text === 'https:' || text === 'http:') return text === protocol || text === 'http:';
  const [, scheme, host = '', ownPort] =
    /^(?:(https?):\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(text) ?? [];
  if (scheme !== undefined && `${scheme}:` !== protocol && scheme !== 'http') return false;
  if (ownPort !== undefined ? ownPort !== '*' && ownPort !== port : port !== '') return false;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname;
}

/** Which directives of a policy keep an embed of this origin out. */
export function findBlockades(policy: string, { origin, directives: needed, nonce }: Needs): Blockade[] {
  const directives = readDirectives(policy);
  const address = new URL(origin);
  return needed.flatMap((directive) => {
    const name = fallbacks[directive]?.find((each) => directives.has(each));
    if (name === undefined) return [];
    const sources = directives.get(name) ?? [];
    const isScript = directive === 'script-src';
    if (isScript && nonce && sources.includes(`'nonce-${nonce}'`)) return [];
    // With strict-dynamic no host counts: the element needs the nonce of the page.
    const isStrict = isScript && sources.includes("'strict-dynamic'");
    if (!isStrict && sources.some((source) => allows(source, address))) return [];
    const kept = sources.filter((source) => source !== "'none'");
    const before = [name, ...sources].join(' ');
    if (isStrict)
      return [
        {
          directive,
          before,
          after: `<script nonce="…" type="module" src="${origin}${embedScriptPath}"></script>`,
        },
      ];
    // What only falls back gets a directive of its own, so that nothing else is opened.
    const target = name === 'default-src' || name === 'child-src' ? directive : name;
    return [{ directive, before, after: [target, ...kept, origin].join(' ') }];
  });
}
