import { test } from '../fixtures.ts';
import { root } from '../folders.ts';
import { earlierSite } from '../site/build-earlier.ts';
import { smokeJourneys } from './smoke.ts';

// A tab that was opened before the shell was released anew, and gets areas that are newer than itself. An area that uses
// what only the new shell has is held back by the version gate; the page keeps the release that it had.
const pair = { shell: earlierSite, areas: root, areasBefore: earlierSite };
test.use({ sources: pair });
smokeJourneys('old shell, new areas', pair);
