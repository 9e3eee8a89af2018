import { readlinkSync } from 'node:fs';
import { getPriority } from 'node:os';
import { basename } from 'node:path';
import { serveTasks } from '../serve-tasks.ts';

export type SampleTask =
  | { kind: 'double'; number: number }
  | { kind: 'spin' | 'exit' | 'refuse' | 'throw' | 'priority' }
  | { kind: 'fill'; what: 'heap' | 'buffers' }
  | { kind: 'wait'; until: SharedArrayBuffer };

serveTasks(async (task: SampleTask): Promise<number> => {
  switch (task.kind) {
    case 'double':
      return task.number * 2;
    case 'wait':
      return Atomics.wait(new Int32Array(task.until), 0, 0) === 'ok' ? 1 : 0;
    case 'spin':
      for (;;);
    case 'priority':
      return getPriority(Number(basename(readlinkSync('/proc/thread-self'))));
    case 'exit':
      process.exit(3);
    case 'refuse':
      throw Object.assign(new Error('The file has no rows.'), {
        isBusinessError: true,
        code: 'invalid_input',
        fields: [{ path: 'file', code: 'invalid', message: 'The file has no rows.' }],
      });
    case 'throw':
      throw new TypeError('not a function');
    case 'fill': {
      const held: unknown[] = [];
      for (;;) {
        held.push(
          task.what === 'heap'
            ? Array.from({ length: 100_000 }, (_, at) => ({ at }))
            : Buffer.alloc(2 ** 20, 1),
        );
        await new Promise(setImmediate);
      }
    }
  }
});
