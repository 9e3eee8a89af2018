/** How the common systems install Chromium; the first program that exists is used. */
export type PackageManager = { program: string; steps: readonly (readonly string[])[] };

export const packageManagers: readonly PackageManager[] = [
  {
    program: 'apt-get',
    steps: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', 'chromium'],
    ],
  },
  { program: 'dnf', steps: [['dnf', 'install', '-y', '-q', 'chromium']] },
  { program: 'zypper', steps: [['zypper', '--non-interactive', 'install', 'chromium']] },
  { program: 'pacman', steps: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { program: 'apk', steps: [['apk', 'add', '--no-progress', 'chromium']] },
];
