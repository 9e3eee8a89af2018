import { areaLayers } from './rules/area-layers.ts';
import { composingKey } from './rules/composing-key.ts';
import { declaredDependency } from './rules/declared-dependency.ts';
import { restrictedEnvironmentAccess } from './rules/restricted-environment-access.ts';
import { fileExtension } from './rules/file-extension.ts';
import { importMatrix } from './rules/import-matrix.ts';
import { layerOrder } from './rules/layers.ts';
import { processClock } from './rules/process-clock.ts';
import { publicAddress } from './rules/public-address.ts';
import { reasonedSuppression } from './rules/reasoned-suppression.ts';
import { restrictedVendorImport } from './rules/restricted-vendor-import.ts';
import { sharedBuiltIn } from './rules/shared-built-in.ts';

/** The house rules that no general linter knows. */
const plugin = {
  meta: { name: 'rostrum' },
  rules: {
    'area-layers': areaLayers,
    'composing-key': composingKey,
    'declared-dependency': declaredDependency,
    'restricted-environment-access': restrictedEnvironmentAccess,
    'file-extension': fileExtension,
    'import-matrix': importMatrix,
    'layer-order': layerOrder,
    'process-clock': processClock,
    'public-address': publicAddress,
    'reasoned-suppression': reasonedSuppression,
    'restricted-vendor-import': restrictedVendorImport,
    'shared-built-in': sharedBuiltIn,
  },
};

// oxlint-disable-next-line import/no-default-export -- the linter loads a plugin by its default export
export default plugin;
