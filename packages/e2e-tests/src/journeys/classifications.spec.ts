import { createKeyboard } from '../browser/keyboard.ts';
import { graveFaults } from '../browser/grave-faults.ts';
import { expect, test } from '../server/fixtures.ts';

test('an administrator merges two departments after a preview, and undoes it, by keys alone', async ({
  visit,
}) => {
  const page = await visit('administrator');
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

  await keys.press(page.getByRole('button', { name: 'Merge', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Merge Physics' });
  await keys.write(dialog.getByRole('combobox', { name: 'Into which department?' }), 'Chem');
  await expect(page.getByTitle('Chemistry')).toBeVisible();
  await page.keyboard.press('Enter');
  // What changes stands there before anything does.
  const changes = dialog.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row', { name: /^Entry terms/ })).toContainText('+ Physics');
  await expect(changes.getByRole('row', { name: /^People 1 2/ })).toBeVisible();
  await expect(term('Physics')).toBeAttached();
  expect(await graveFaults(page, 'everything')).toEqual([]);

  await keys.press(dialog.getByRole('button', { name: 'Merge', exact: true }));
  await expect(page.getByText('Physics is merged into Chemistry.', { exact: true })).toBeVisible();
  await expect(term('Physics')).toHaveCount(0);
  await expect(term('Chemistry')).toContainText('2');

  await keys.press(page.getByRole('button', { name: 'Undo the merge of Physics' }));
  await expect(term('Physics')).toBeAttached();
  await expect(term('Chemistry')).toHaveText(before ?? '');
});
