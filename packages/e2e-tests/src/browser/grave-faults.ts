import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of WCAG 2.2 A and AA; what is only good practice is left to people. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Good practice that people with a screen reader or speech control meet on every page, whatever its weight. */
const practices = ['heading-order', 'landmark-unique', 'label-content-name-mismatch'];

const coloursOnly = ['color-contrast', 'link-in-text-block'];

/**
 * What stands in a person's way on a page as it is shown: the faults of its accessibility that are serious or critical,
 * one line a rule. `colours` judges only what another colour scheme can change.
 */
export async function graveFaults(page: Page, judged: 'everything' | 'colours'): Promise<string[]> {
  // Colours that are on their way to another scheme are neither of the two.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // A page without frames is judged in itself; otherwise a second page would be opened to bring the frames together.
  const isAlone = page.frames().length === 1;
  // Half a megabyte of script, for a page that may have it already.
  const hasAxe = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: '0' }) }).setLegacyMode(isAlone);
  // Only violations are read; what passed needs no address and no picture of itself.
  axe.options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(practices.map((id) => [id, { enabled: judged === 'everything' }])),
  });
  const { violations } = await (
    judged === 'colours' ? axe.withRules(coloursOnly) : axe.withTags(rules)
  ).analyze();
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || practices.includes(id))
    .map(({ id, nodes }) => {
      const places = nodes.map(
        ({ target, failureSummary }) =>
          `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim() ?? ''})`,
      );
      return `${id}: ${places.slice(0, 4).join('; ')}`;
    });
}
