import { expect, test } from 'vitest';
import { createVersionedWrites } from './versioned-writes.ts';

/** A row as a server stores it: refuses what was made over another version. */
function createRow(version: number) {
  const row = { version, sent: [] as number[], isBusy: false };
  const save = async (over: number) => {
    expect(row.isBusy).toBe(false);
    row.isBusy = true;
    row.sent.push(over);
    await new Promise((resolve) => setTimeout(resolve, 1));
    row.isBusy = false;
    if (over !== row.version) throw new Error('version_conflict');
    row.version += 1;
    return { version: row.version };
  };
  return { row, save };
}

test('several forms over one version save one after the other, each over what the others made of it', async () => {
  const { row, save } = createRow(4);
  const write = createVersionedWrites();
  const over = (version: number) => write({ row: 'person.1', version, send: save });
  await Promise.all([over(4), over(4), over(4)]);
  // A form that has not been drawn again since, and one that has.
  await over(4);
  await over(7);
  expect(row.sent).toEqual([4, 5, 6, 7, 8]);
});

test('what somebody else saved in between stays a conflict, and a refusal holds up no one', async () => {
  const { row, save } = createRow(4);
  const write = createVersionedWrites();
  await write({ row: 'person.1', version: 4, send: save });
  row.version = 9;
  const refused = write({ row: 'person.1', version: 4, send: save });
  const fresh = write({ row: 'person.1', version: 9, send: save });
  await expect(refused).rejects.toThrow('version_conflict');
  expect(await fresh).toEqual({ version: 10 });
  expect(row.sent).toEqual([4, 5, 9]);
});

test('a part that is replaced whole is not replaced over an own write of the same part that it has not seen', async () => {
  const { row, save } = createRow(1);
  const write = createVersionedWrites();
  const replace = (part: string, version: number) => write({ row: 'person.1', version, part, send: save });
  await replace('languages', 1);
  await expect(replace('languages', 1)).rejects.toThrow('version_conflict');
  await replace('education', 1);
  await replace('languages', 3);
  expect(row.version).toBe(4);
});

test('rows do not wait for each other', async () => {
  const write = createVersionedWrites();
  const never = new Promise<{ version: number }>(() => {});
  void write({ row: 'person.1', version: 1, send: () => never });
  expect(await write({ row: 'person.2', version: 1, send: async () => ({ version: 2 }) })).toEqual({
    version: 2,
  });
});
