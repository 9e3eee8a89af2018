import { test } from '../fixtures.ts';
import { root } from '../folders.ts';
import { earlierSite } from '../site/build-earlier.ts';
import { smokeJourneys } from './smoke.ts';

// A shell that was released anew, while no team has had a reason to release its area again.
test.use({ sources: { shell: root, areas: earlierSite } });
smokeJourneys('new shell, old areas', { shell: root, areas: earlierSite });
