import { isRelative, onImport } from '../import-visitor.ts';
import { targetOf } from '../place.ts';
import { workspaceRule } from '../rule.ts';

/** The layer a file of an area stands on, and which feature or page it belongs to. */
function layerOf(inside: string): { layer: 'pages' | 'features' | 'root'; part: string } {
  const [, layer, part] = inside.split('/');
  if (layer === 'features' && part !== undefined) return { layer, part };
  if (layer === 'pages' && part !== undefined) return { layer, part: part.replace(/\.(test\.)?tsx?$/, '') };
  return { layer: 'root', part: '' };
}

/** Inside an area: pages compose features, features use packages; a feature never reaches into another. */
export const areaLayers = workspaceRule((place, report, { filename }) => {
  const { role } = place.workspace;
  if ((role !== 'remote' && role !== 'shell') || !place.inside.startsWith('src/')) return {};
  const from = layerOf(place.inside);

  return onImport((specifier, node) => {
    if (!isRelative(specifier)) return;
    const target = targetOf(filename, specifier);
    if (target === null || target.workspace.name !== place.workspace.name) return;
    const to = layerOf(target.inside);

    if (from.layer === 'features' && to.layer === 'features' && from.part !== to.part) {
      report(
        node,
        `Feature '${from.part}' does not import feature '${to.part}'. Compose both in the page, or move the shared part to a package.`,
      );
    }
    if (from.layer === 'features' && to.layer === 'pages') {
      report(node, 'A feature does not import a page. Pass it what it needs as props.');
    }
    if (
      from.layer === 'pages' &&
      to.layer === 'pages' &&
      from.part !== to.part &&
      // What several pages of an area share (a frame, a style sheet) stands beside them; only pages are entered by URL.
      to.part.endsWith('-page') &&
      !place.inside.includes('.test.')
    ) {
      report(
        node,
        'A page does not import another page. Link by URL (paths.ts), or move the shared part to features/.',
      );
    }
  });
});
