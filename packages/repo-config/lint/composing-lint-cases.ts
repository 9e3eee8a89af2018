import type { Case } from './lint-case.ts';

const rule = 'rostrum(composing-key)';

/** Enter that ends an input-method word is no Enter. */
export const composingCases: Case[] = [
  {
    name: 'a handler does not read isComposing itself',
    at: 'packages/ui-kit/src/typeahead/case-{n}.ts',
    code: 'export const isMine = (event: KeyboardEvent) => !event.isComposing;\n',
    rule,
    says: "Safari's confirming Enter",
  },
  {
    name: 'a field of antd does not act on every Enter',
    at: 'mf-north/src/case-{n}.tsx',
    code: "import { Input } from '@rostrum/ui-kit';\n\nexport const field = (act: () => void) => <Input onPressEnter={act} />;\n",
    rule,
    says: 'actOnEnter(event, act)',
  },
  {
    name: 'an Enter that is guarded may act',
    at: 'mf-north/src/case-{n}.tsx',
    code: "import { Input, actOnEnter } from '@rostrum/ui-kit';\n\nexport const field = (act: () => void) => <Input onPressEnter={(event) => actOnEnter(event, act)} />;\n",
  },
];
