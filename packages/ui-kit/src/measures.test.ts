import { smallScreenBreakpointPx, suggestionMenuMaxHeightPx, toastWidthPx } from '@rostrum/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
/** The declarations of the first rule of a selector. */
const ruleOf = (sheet: string, selector: string) =>
  read(sheet).split(`${selector} {`)[1]?.split('}')[0]?.replaceAll(/\s+/g, ' ') ?? '';

test('the widths and heights that the specification fixes stand in the style sheets', () => {
  expect(ruleOf('notifications/notifications.css', '.r-notifications')).toContain(
    ` width: ${toastWidthPx}px;`,
  );
  expect(ruleOf('typeahead/typeahead.css', '.r-typeahead__menu')).toContain(
    ` max-height: ${suggestionMenuMaxHeightPx}px;`,
  );
  expect(read('notifications/notifications.css')).toContain(`(max-width: ${smallScreenBreakpointPx}px)`);
  expect(read('hooks/use-media-query.ts')).toContain('smallScreenBreakpointPx');
});
