import { publicProfiles } from '@rostrum/contracts';
import { contractServer, example, handle, renderPage, screen } from '@rostrum/test-support';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import styles from './compare-page.module.css';
import { ComparePage } from './compare-page.tsx';

const person = example(publicProfiles.person.response);
contractServer(
  handle(publicProfiles.person, ({ params: { username } }) => ({
    ...person,
    id: `00000000-0000-7000-8000-00000000000${username.length}`,
    username,
    name: username,
    readiness: null,
    sections: [],
  })),
);
const open = async (people: string) => {
  renderPage(<ComparePage />, { route: `/dashboard/bookmarks/compare?${people}`, session: 'media' });
  return screen.findByRole('region', { name: 'Comparison' });
};

test('before a comparison stands that it scrolls, and keys reach what scrolls', async () => {
  const region = await open('people=mar&people=bram&people=greta');
  const cue = await screen.findByText('Scroll sideways to compare all 3.');
  expect(cue).toHaveClass(styles['cue'] ?? 'none');
  expect(region.previousElementSibling).toBe(cue);
  expect(region).toHaveAttribute('tabindex', '0');
});

test('of one expert alone there is nothing to scroll to', async () => {
  await open('people=mar');
  expect(screen.queryByText(/^Scroll sideways/)).not.toBeInTheDocument();
});

test('the cue is shown up to 768 px, and there alone', () => {
  // No layout here: the rules are read, and how it looks is for a browser.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = readFileSync(join(import.meta.dirname, 'compare-page.module.css'), 'utf8');
  const shown: [string, string][] = [];
  const note = (rules: CSSRuleList | undefined, media: string) => {
    for (const rule of rules ?? []) {
      if (rule instanceof CSSMediaRule) note(rule.cssRules, rule.media.mediaText);
      else if (rule instanceof CSSStyleRule && rule.selectorText === '.cue' && rule.style.display)
        shown.push([media, rule.style.display]);
    }
  };
  note(style.sheet?.cssRules, '');
  style.remove();
  expect(shown).toEqual([
    ['', 'none'],
    ['(max-width: 768px)', 'block'],
  ]);
});
