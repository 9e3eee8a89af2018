import { areaSkeleton } from './area-skeleton.ts';
import { blindRows } from './blind-rows.ts';
import { buildInputs } from './build-inputs.ts';
import { documentLinks } from './document-links.ts';
import { fileCircles } from './file-circles.ts';
import { folderCircles } from './folder-circles.ts';
import { iconsOfTheShell } from './icons-of-the-shell.ts';
import { lostVariables } from './lost-variables.ts';
import { oneCopy } from './one-copy.ts';
import { oneVersion } from './one-version.ts';
import { ownFormats } from './own-formats.ts';
import { pageTitles } from './page-titles.ts';
import { specificationMap } from './specification-map.ts';
import { foreignTables } from './tables/foreign-tables.ts';
import { topLevel } from './top-level.ts';
import { unmarkedCsv } from './unmarked-csv.ts';
import { words } from './words.ts';
import { workspaceBasics } from './workspace-basics.ts';

/** A rule over the whole repository. `faults` answers one sentence for each place that breaks it. */
export type RepositoryCheck = { name: string; faults: () => string[] };

export const repositoryChecks: readonly RepositoryCheck[] = [
  { name: 'The top level holds the agreed names only', faults: topLevel },
  { name: 'Every workspace says what it is', faults: workspaceBasics },
  { name: 'Every area has the same skeleton and the same config files', faults: areaSkeleton },
  { name: 'One version per external dependency, pinned', faults: oneVersion },
  { name: 'One copy of each package that the shell provides to areas', faults: oneCopy },
  { name: 'The build cache watches every package that ships to the browser', faults: buildInputs },
  { name: 'Documents name only files and commands that are there', faults: documentLinks },
  { name: 'The map of the specification names tests that are there', faults: specificationMap },
  { name: 'No folders or workspaces that need each other', faults: folderCircles },
  { name: 'No files that import each other, types included', faults: fileCircles },
  { name: 'Code and documents use the terms of the field', faults: words },
  { name: 'Dates, numbers and lists are formatted in one place', faults: ownFormats },
  { name: 'Saved CSV begins with a byte order mark', faults: unmarkedCsv },
  { name: 'Pages are called what the manifest calls them', faults: pageTitles },
  { name: 'Areas declare no variable of the look', faults: lostVariables },
  { name: 'Every icon is one that the shell gives to areas', faults: iconsOfTheShell },
  { name: 'Modules name their own tables only', faults: foreignTables },
  { name: 'Rows of written-out statements are read, not cast', faults: blindRows },
];
