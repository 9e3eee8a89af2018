import type { Settings } from './settings.ts';

const roles = [
  'owner',
  'administrator',
  'agent',
  'expert',
  'individual',
  'staff',
  'media',
  'event',
  'legal',
  'business',
  'research',
  'seeker',
];

const demonstration = (isProduction: boolean) =>
  [
    'Demonstration accounts (password rostrum-demo-2026):',
    ...roles.map((role) => `  ${role}@rostrum.example`),
    ...(isProduction ? [] : ['Mail that goes out is shown at /dev/mail.']),
  ].join('\n');

const firstOwner = [
  'No demonstration data in this mode. The first owner of an organisation is created with:',
  '  npm run create-owner -- --email you@example.org --organization "Your organisation" --country GB --firstname Ada --lastname Lovelace',
].join('\n');

/** Names that stand for every address of the machine, or for its loopback. */
const anyAddress = new Set(['localhost', '0.0.0.0', '::']);

/** Where this machine itself finds the server. */
export function localOrigin({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = anyAddress.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Who can reach the server, and what they would find. */
function reach({ host, isProduction, isDemo, isUnencrypted }: Settings): string[] {
  const at = host === 'localhost' ? '127.0.0.1 and ::1' : host;
  if (loopback.has(host)) return [`It listens on ${at}: this machine only. HOST=0.0.0.0 opens it to others.`];
  const finds = isDemo
    ? 'read every email at /dev/mail, sign in through /dev/idp as anybody of the demonstration, and use its passwords'
    : 'read every email at /dev/mail, sign-in links included';
  return [
    `It listens on ${at}.`,
    ...(isProduction
      ? []
      : [`WARNING: whoever reaches this machine can ${finds}. Leave HOST out to keep it to yourself.`]),
    ...(isUnencrypted
      ? [
          'WARNING: ALLOW_HTTP is set. Passwords and cookies travel readable, and cookies are not marked secure.',
        ]
      : []),
  ];
}

/** What a person reads when the server is ready. */
export function announcement(settings: Settings): string {
  const { isProduction, isDemo } = settings;
  return [
    '',
    `Rostrum is ready at ${localOrigin(settings)}`,
    ...reach(settings),
    '',
    isDemo ? demonstration(isProduction) : firstOwner,
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}
