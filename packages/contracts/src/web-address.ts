const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** `northmere.example` or `northmere.example:8080/a`, which only looks as if it began with a scheme. */
function isBareHost(text: string): boolean {
  const [host = ''] = text.split(/[/?#]/, 1);
  const [name = '', port, ...rest] = host.split(':');
  return name.includes('.') && (port === undefined || /^\d+$/.test(port)) && rest.length === 0;
}

/** The link helper of the specification (section 5): a bare address gets https://. */
export function addProtocol(typed: string): string {
  const text = typed.trim();
  if (text === '') return text;
  if (text.startsWith('//')) return `https:${text}`;
  return scheme.test(text) && !isBareHost(text) ? text : `https://${text}`;
}

/**
 * A web address as it may be linked to: http or https, a host with a dot in it, and nothing that shows another host than
 * the one it leads to (a user name before @, a backslash, blanks).
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    /[^.]\.[^.]/.test(hostname) &&
    username === '' &&
    password === ''
  );
}

/** A stored address as it may be shown, or null: rows may be older than the rule. */
export function toWebAddress(stored: string | null | undefined): string | null {
  const address = addProtocol(stored ?? '');
  return isWebAddress(address) ? address : null;
}
