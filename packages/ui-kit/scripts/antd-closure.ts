import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';

const require = createRequire(import.meta.url);
const root = join(dirname(require.resolve('antd/package.json')), 'es');
const importOf = /(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\s*['"](\.[^'"]+)['"]/g;

function resolve(from: string, request: string): string | undefined {
  const base = join(dirname(from), request);
  return [base, `${base}.js`, join(base, 'index.js')].find(
    (path) => path.endsWith('.js') && existsSync(path),
  );
}

const folderOf = (file: string) => relative(root, file).split(sep);

// config-provider/index imports a style of every configurable component for its types' sake: following it would
// drag in colour pickers and carousels that no page uses.
const isDeadEnd = (file: string) =>
  file.endsWith(join('config-provider', 'index.js')) || folderOf(file)[1] === 'style';

const componentName = (folder: string) => {
  const name = folder.replace(/(^|-)([a-z])/g, (_match, _dash: string, letter: string) =>
    letter.toUpperCase(),
  );
  const special: Record<string, string> = {
    QrCode: 'QRCode',
    Message: 'message',
    Notification: 'notification',
  };
  return special[name] ?? name;
};

/** The components whose styles are reached from the given ones: Table brings Pagination, Select, Checkbox and so on. */
export function closeOverStyles(folders: readonly string[]): string[] {
  const seen = new Set<string>();
  const styled = new Set<string>(folders);
  const queue = folders.map((folder) => join(root, folder, 'index.js'));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const [folder, inner] = folderOf(file);
    if (inner === 'style' && folder !== undefined && !folder.startsWith('_')) styled.add(folder);
    if (isDeadEnd(file)) continue;
    for (const match of readFileSync(file, 'utf8').matchAll(importOf)) {
      const target = resolve(file, match[1] ?? match[2] ?? '');
      if (target) queue.push(target);
    }
  }
  return [...styled]
    .filter((folder) => folder !== 'config-provider')
    .map(componentName)
    .sort();
}

/** The folder of a component: DatePicker lives in date-picker. */
export const folderOfComponent = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
