import { writeFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';
import { drawStates, drawWorld, type DrawnMap } from './draw-maps.ts';

// Run by hand when the data is updated: `node packages/repo-tools/src/maps/write-maps.ts`.
const write = (name: string, map: DrawnMap) =>
  writeFileSync(
    inRepository('mf-analytics/src/features/figures/map/shapes', `${name}.json`),
    `${JSON.stringify(map)}\n`,
  );
write('world', drawWorld());
write('states', drawStates());
