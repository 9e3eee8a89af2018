import { followNotices } from '../browser/notices.ts';
import { createKeyboard } from '../browser/keyboard.ts';
import { graveFaults } from '../browser/grave-faults.ts';
import { expect, test } from '../server/fixtures.ts';

test('an administrator merges two departments after a preview, and undoes it, by keys alone', async ({
  visit,
}) => {
  const page = await visit('administrator');
  const notices = await followNotices(page);
  await page.goto('/dashboard/settings/classifications?scheme=department');
  const keys = createKeyboard(page);
  const tree = page.getByRole('tree', { name: 'Departments' });
  const term = (name: string) => tree.getByRole('treeitem', { name: new RegExp(`^${name} \\d`) });
  await expect(tree).toBeVisible();

  // Into the tree by Tab, within it by arrows, its ends and letters.
  await keys.reach(tree.getByRole('treeitem').first());
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tree.getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem').nth(1)).toBeFocused();
  await page.keyboard.type('phys');
  await expect(term('Physics')).toBeFocused();
  await expect(term('Physics')).toHaveAttribute('aria-selected', 'true');
  const before = await term('Chemistry').textContent();

  // Beside the tree, and by Escape back to the term in it.
  await page.keyboard.press('Shift+M');
  const panel = page.getByRole('region', { name: 'Merge Physics' });
  await expect(panel.getByRole('heading', { name: 'Merge two departments' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(term('Physics')).toBeFocused();

  await keys.press(page.getByRole('button', { name: 'Merge', exact: true }));
  await keys.write(panel.getByRole('combobox', { name: 'Merge Physics into which department?' }), 'Chem');
  await expect(page.getByTitle('Chemistry')).toBeVisible();
  await page.keyboard.press('Enter');
  // What changes stands there before anything does, in the table and in the tree.
  const changes = panel.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row', { name: /^Entry terms/ })).toContainText('+ Physics');
  await expect(changes.getByRole('row', { name: /^People 1 2/ })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: /^Physics Becomes an entry term/ })).toBeVisible();
  await expect(tree.getByRole('treeitem', { name: /^Chemistry Stays 1 → 2/ })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Seen by a visitor' })).toContainText(
    /\d+ experts?.*, before: \d/,
  );
  expect(await graveFaults(page, 'everything')).toEqual([]);

  await keys.press(panel.getByRole('button', { name: 'Merge departments' }));
  await notices.expectNotice('Physics is merged into Chemistry.');
  await expect(tree.getByRole('treeitem', { name: /^Physics/ })).toHaveCount(0);
  await expect(term('Chemistry')).toContainText('2');
  await expect(term('Chemistry')).toBeFocused();

  await keys.press(page.getByRole('button', { name: 'Undo the merge of Physics' }));
  await expect(term('Physics')).toBeAttached();
  await expect(term('Chemistry')).toHaveText(before ?? '');
});

test('two topics are merged while a colleague changes one; nothing is lost, and what is retired comes back', async ({
  visit,
}) => {
  const page = await visit('administrator');
  const notices = await followNotices(page);
  await page.goto('/dashboard/settings/classifications');
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add topic' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a topic' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('button', { name: 'Add topic' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add('Dike breach');
  await add('Dike breaches');
  // Of two that are as often used, either may be the one that goes.
  const item = page.getByRole('treeitem', { name: /^Dike breach(es)? Near-duplicate/ });
  const title = ((await item.textContent()) ?? '').includes('breaches') ? 'Dike breaches' : 'Dike breach';
  const other = title === 'Dike breach' ? 'Dike breaches' : 'Dike breach';
  await item.click();
  await page.getByRole('button', { name: `Merge into ${other}` }).click();
  const panel = page.getByRole('region', { name: `Merge ${title}` });
  await expect(panel.getByRole('table', { name: 'What changes' })).toBeVisible();

  const colleague = await visit('owner');
  await colleague.goto('/dashboard/settings/classifications');
  await colleague.getByRole('treeitem', { name: new RegExp(`^${other} `) }).click();
  await colleague.getByRole('button', { name: 'Change' }).click();
  const dialog = colleague.getByRole('dialog', { name: `Change ${other}` });
  await expect(dialog.getByText(`has ${other} open, too.`)).toBeVisible();
  // Told by the live stream, without asking again.
  await expect(panel.getByText(`has ${other} open, too.`)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Scope note' }).fill('Of rivers and the sea.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);

  await panel.getByRole('button', { name: 'Merge topics' }).click();
  await expect(
    panel.getByText('Nothing was merged, because a colleague changed one of the two terms.'),
  ).toBeVisible();
  // Once the preview is there anew.
  await panel.getByRole('button', { name: 'Merge topics', exact: true }).click();
  await notices.expectNotice(`${title} is merged into ${other}.`);
  await expect(page.getByText('Of rivers and the sea.')).toBeVisible();

  await page.getByRole('button', { name: 'Retire' }).click();
  await expect(page.getByRole('treeitem', { name: new RegExp(`^${other} Retired`) })).toBeVisible();
  // What is scrolled half under the bar is no small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await graveFaults(page, 'everything')).toEqual([]);
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible();
});
