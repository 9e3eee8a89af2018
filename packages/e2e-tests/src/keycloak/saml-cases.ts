import type { Case } from './cases.ts';
import { createSamlContext } from './saml-context.ts';
import { createFlowCases } from './saml-flow-cases.ts';
import { createPersonCases } from './saml-person-cases.ts';
import { createProtocolCases } from './saml-protocol-cases.ts';
import type { Scene } from './scene.ts';

/** SAML as the guide sets it up in Keycloak, and everything that may go wrong; in this order, for each group goes on from the last. */
export function createSamlCases(scene: Scene): Case[] {
  const context = createSamlContext(scene);
  return [...createProtocolCases(context), ...createPersonCases(context), ...createFlowCases(context)];
}
