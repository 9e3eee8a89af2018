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
  '  npm run create-owner -- --email you@example.org --organization "Your organisation"',
].join('\n');

/** What a person reads when the server is ready. */
export function announcement({ port, isProduction, isDemo }: Settings): string {
  return [
    '',
    `Rostrum is ready at http://localhost:${port}`,
    '',
    isDemo ? demonstration(isProduction) : firstOwner,
    '',
    'Stop with Ctrl-C.',
  ].join('\n');
}
