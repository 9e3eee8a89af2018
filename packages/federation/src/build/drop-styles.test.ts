import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dropStyleRegister, dropStyles } from './drop-styles.ts';

test('the rules of a component and of its parts go, its name, tokens and options stay', () => {
  const { code, dropped } = dropStyles(
    [
      "export const Part = genSubStyleComponent(['Card', 'part'], (token, { rootPrefixCls }) => gen(token), prepare);",
      "export default genStyleHooks('Card', token => { const x = f(token); return [g(x)]; }, prepare, { unitless: { a: true } });",
      'other(1, token => token);',
    ].join('\n'),
  );
  expect(dropped).toBe(2);
  expect(code).toBe(
    [
      "export const Part = genSubStyleComponent(['Card', 'part'], () => [], prepare);",
      "export default genStyleHooks('Card', () => [], prepare, { unitless: { a: true } });",
      'other(1, token => token);',
    ].join('\n'),
  );
});

test('antd still writes its rules this way: an update that does not would bring them all back', () => {
  for (const component of ['button', 'modal', 'table', 'form']) {
    const file = fileURLToPath(import.meta.resolve(`antd/es/${component}/style/index.js`));
    expect(dropStyles(readFileSync(file, 'utf8')).dropped).toBe(1);
  }
});

test('the hook that registers rules is left and does nothing; the rest of its file stays', () => {
  const hook = fileURLToPath(import.meta.resolve('@ant-design/cssinjs')).replace(
    /(lib|es)[\\/]index\.\w+$/,
    'es/hooks/useStyleRegister.js',
  );
  const { code, dropped } = dropStyleRegister(readFileSync(hook, 'utf8'));
  expect(dropped).toBe(1);
  expect(code).toMatch(/export default function useStyleRegister\(info, styleFn\) \{\}/);
  expect(code).toMatch(/export function uniqueHash[\s\S]*export const extract/);
});
