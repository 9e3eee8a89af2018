import type { TablePersonalData } from '@rostrum/server-kit/personal-data';
import {
  platformFaultsPersonalData,
  platformFiguresPersonalData,
  platformHostsPersonalData,
  platformOverridesPersonalData,
  platformVisitorsPersonalData,
} from './platform/platform.personal-data.ts';
import {
  deployTokensPersonalData,
  releaseAreasPersonalData,
  releaseClaimsPersonalData,
  releaseHistoryPersonalData,
  releaseRegistryPersonalData,
  releaseRolloutsPersonalData,
  releasesPersonalData,
} from './releases/store/releases.personal-data.ts';

/** What each column of the tables of this package is for its person. */
export const registryPersonalData: readonly TablePersonalData[] = [
  platformFaultsPersonalData,
  platformFiguresPersonalData,
  platformHostsPersonalData,
  platformOverridesPersonalData,
  platformVisitorsPersonalData,
  deployTokensPersonalData,
  releaseAreasPersonalData,
  releaseClaimsPersonalData,
  releaseHistoryPersonalData,
  releaseRegistryPersonalData,
  releaseRolloutsPersonalData,
  releasesPersonalData,
];
