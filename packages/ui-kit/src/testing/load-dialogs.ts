import { loadDialogs } from '../dialogs/load-dialogs.ts';

// Pages of tests are touched at once: which of them is the first to open a dialog must make no difference.
await loadDialogs();
