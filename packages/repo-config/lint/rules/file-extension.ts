import { isRelative, onImport } from '../import-visitor.ts';
import { workspaceRule } from '../rule.ts';

/** Relative imports carry their extension: Node runs the sources as they are and guesses nothing. */
export const fileExtension = workspaceRule((_place, report) =>
  onImport((specifier, node) => {
    if (!isRelative(specifier)) return;
    const last = specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\?.*$/, '');
    if (!/\.(ts|tsx|mts|mjs|js|json|css|svg|png|woff2|sql)$/.test(last)) {
      report(node, `Write the file with its extension: '${specifier}.ts' (or .tsx).`);
    }
  }),
);
