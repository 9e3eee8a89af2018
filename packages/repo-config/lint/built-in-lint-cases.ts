import type { Case } from './lint-case.ts';

const rule = 'rostrum(shared-built-in)';
const says = 'Test files share one environment';

/** Test files run one after the other in the same environment. */
export const builtInCases: Case[] = [
  {
    name: 'a test does not assign to a prototype',
    at: 'mf-north/src/case-{n}.test.ts',
    code: 'Element.prototype.scrollIntoView = () => {};\n',
    rule,
    says,
  },
  {
    name: 'nor to the window',
    at: 'mf-north/src/case-{n}.test.ts',
    code: 'window.scrollTo = () => {};\n',
    rule,
    says,
  },
  {
    name: 'nor does it define a property of the navigator',
    at: 'mf-north/src/case-{n}.test.ts',
    code: "Object.defineProperty(navigator, 'onLine', { value: false });\n",
    rule,
    says,
  },
  {
    name: 'a spy is undone after each test',
    at: 'mf-north/src/case-{n}.test.ts',
    code: "import { vi } from 'vitest';\n\nvi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect());\n",
  },
];
