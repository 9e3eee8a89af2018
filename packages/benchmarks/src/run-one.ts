import { measures } from './measures.ts';

// What main.ts starts for each measure: a process of its own, so that one that hangs or crashes ends alone.
const [, , named, size] = process.argv;
const measure = measures.find(({ name }) => name === named);
if (!measure || !process.send) throw new Error('Run `npm run bench -- NAME` instead.');
const metrics = await measure.run(
  (text) => void process.send?.({ progress: text }),
  size === undefined ? undefined : Number(size),
);
process.send({ metrics });
process.disconnect();
