// Takes the place of the federation runtime that the bundler would put into each area's entry: see build/replaced-modules.ts.
import { borrowRuntime } from './read-shared-runtime.ts';

// oxlint-disable-next-line import/no-default-export -- the federation plugin imports the default of its runtime
export default borrowRuntime();
