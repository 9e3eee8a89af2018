import { test } from '../fixtures.ts';
import { root } from '../site/folders.ts';
import { earlierSite } from './build-earlier.ts';
import { smokeJourneys } from './smoke.ts';

// A tab that was opened before the shell was released anew, and gets areas that are newer than itself.
test.use({ sources: { shell: earlierSite, areas: root } });
smokeJourneys('old shell, new areas', { shell: earlierSite, areas: root });
