import { isRelative, onImport } from '../import-visitor.ts';
import { layers, type PackageLayers } from '../layers.ts';
import { targetOf, type Place } from '../place.ts';
import { workspaceRule } from '../rule.ts';

const folderOf = ({ workspace, root }: Place): string =>
  workspace.directory.slice(root.length + 1).replaceAll('\\', '/');

/** The layer with the longest path that a file stands in; undefined on top of all. */
function findLayer(order: readonly string[], inside: string): string | undefined {
  return order
    .filter((layer) => inside === `src/${layer}` || inside.startsWith(`src/${layer}/`))
    .sort((left, right) => right.length - left.length)[0];
}

const heightOf = (order: readonly string[], layer: string | undefined): number =>
  layer === undefined ? order.length : order.indexOf(layer);

/** The module that a file belongs to, where the package has modules. */
function findModule({ modules }: PackageLayers, inside: string): string | undefined {
  const prefix = `src/${modules?.folder ?? ''}/`;
  return modules && inside.startsWith(prefix) ? inside.slice(prefix.length).split('/')[0] : undefined;
}

function judgeModules(own: PackageLayers, from: string, to: Place): string | undefined {
  const target = findModule(own, to.inside);
  if (target === undefined || target === from) return undefined;
  if (to.inside !== `src/${own.modules?.folder}/${target}/index.ts`)
    return `The module '${target}' is entered by its face: import it from ${target}/index.ts and export there what others may use.`;
  return undefined;
}

/** Inside a package of the server each layer imports only what lies below it, and modules meet by their faces. */
export const layerOrder = workspaceRule((place, report, { filename }) => {
  const own = layers[folderOf(place)];
  if (own === undefined || !place.ships) return {};
  const from = findLayer(own.order, place.inside);
  const module = findModule(own, place.inside);

  return onImport((specifier, node) => {
    if (!isRelative(specifier)) return;
    const target = targetOf(filename, specifier);
    if (target === null || target.workspace.name !== place.workspace.name) return;
    const to = findLayer(own.order, target.inside);
    if (heightOf(own.order, to) > heightOf(own.order, from))
      report(
        node,
        `'${from ?? ''}' does not import '${to ?? target.inside}', which stands above it in layers.ts: ${own.order.join(' < ')}. Move the shared part down, turn the dependency round, or pass it in.`,
      );
    const fault = module === undefined ? undefined : judgeModules(own, module, target);
    if (fault !== undefined) report(node, fault);
  });
});
