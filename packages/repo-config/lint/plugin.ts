import { areaLayers } from './rules/area-layers.ts';
import { declaredDependency } from './rules/declared-dependency.ts';
import { environmentDoor } from './rules/environment-door.ts';
import { fileExtension } from './rules/file-extension.ts';
import { importMatrix } from './rules/import-matrix.ts';
import { layerOrder } from './rules/layers.ts';
import { publicAddress } from './rules/public-address.ts';
import { reasonedSuppression } from './rules/reasoned-suppression.ts';
import { vendorDoor } from './rules/vendor-door.ts';

/** The house rules that no general linter knows. */
const plugin = {
  meta: { name: 'rostrum' },
  rules: {
    'area-layers': areaLayers,
    'declared-dependency': declaredDependency,
    'environment-door': environmentDoor,
    'file-extension': fileExtension,
    'import-matrix': importMatrix,
    'layer-order': layerOrder,
    'public-address': publicAddress,
    'reasoned-suppression': reasonedSuppression,
    'vendor-door': vendorDoor,
  },
};

// oxlint-disable-next-line import/no-default-export -- the linter loads a plugin by its default export
export default plugin;
