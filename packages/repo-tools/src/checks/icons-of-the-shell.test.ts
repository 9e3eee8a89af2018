import { expect, test } from 'vitest';
import { iconsOfTheShell, missingIcons } from './icons-of-the-shell.ts';

test('an icon that the shell does not have would keep the area out of it', () => {
  const text = "import {\n  CameraIcon,\n  TvIcon,\n  type LucideIcon,\n} from 'lucide-react';";
  expect(missingIcons('facts.tsx', text, new Set(['TvIcon', 'LucideIcon']))).toEqual([
    expect.stringContaining('facts.tsx draws CameraIcon'),
  ]);
  expect(missingIcons('facts.tsx', text, new Set(['TvIcon', 'CameraIcon', 'LucideIcon']))).toEqual([]);
});

test('every icon of this repository is there', () => {
  expect(iconsOfTheShell()).toEqual([]);
});
