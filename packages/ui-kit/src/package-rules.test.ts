import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as coreParts from './antd/core.ts';
import * as dataParts from './antd/data.ts';
import * as dateParts from './antd/date.ts';
import * as dialogParts from './antd/dialog.ts';
import * as core from './index.ts';
import * as data from './data.ts';
import * as date from './date.ts';

const root = import.meta.dirname;
const sources = globSync('**/*.{ts,tsx,css}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('colours are written in the theme alone', () => {
  const written = filesWith(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?=[;'"\s])/i);
  expect(written.filter((file) => !file.startsWith('theme/') && file !== 'styles/variables.css')).toEqual([]);
});

test('antd and lucide are imported in one place each', () => {
  const importing = filesWith(/^import (?!type).* from 'antd|^export .* from 'antd|^} from 'antd/m);
  expect(importing.filter((file) => !file.startsWith('antd/') && file !== 'theme/antd-theme.ts')).toEqual([]);
  expect(filesWith(/from 'lucide-react/)).toEqual(['icons.ts']);
});

test('each antd component belongs to one group, and its group gives it out', () => {
  const groups = [{ ...coreParts, ...dialogParts }, dataParts, dateParts].map((group) => Object.keys(group));
  expect(new Set(groups.flat()).size).toBe(groups.flat().length);
  const given = [core, data, date].map((group) => Object.keys(group));
  groups.forEach((names, index) => {
    expect(names.filter((name) => name !== 'ConfigProvider' && !given[index]?.includes(name))).toEqual([]);
  });
});

test('the groups do not give out the same name twice', () => {
  const names = [core, data, date].flatMap((group) => Object.keys(group));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
