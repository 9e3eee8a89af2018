import { errorEnvelope } from '@rostrum/contracts';
import {
  collectSchemas,
  describeOperation,
  getResource,
  type DocumentedRoute,
} from './describe-operation.ts';
import { createDocumentSchemas, type JsonSchema } from './document-schemas.ts';
import { createFailureComponents, listFailures } from './responses.ts';

export interface ApiDescription {
  /** Origin under which the API is reached. */
  publicUrl: string;
  /** Exports of the contracts; schemas among them are shared under their names. */
  contracts: Readonly<Record<string, unknown>>;
  /** What each resource is, by the first segment of its calls' ids. */
  resources: Readonly<Record<string, string>>;
}

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema> } & Record<string, JsonSchema>;
  tags: { name: string; description: string }[];
  [field: string]: unknown;
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description });
const securitySchemes = {
  session: bearer('The token of a signed-in session.'),
  apiKey: bearer('An API key of an organisation, made under Settings, Integrations.'),
  deployToken: bearer('A deploy token, for releases of areas.'),
};
const commonHeaders = {
  ETag: {
    description: 'Names this state of the answer; send it as If-None-Match.',
    schema: { type: 'string' },
  },
};
const commonParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes a retry safe: the call acts once for each key. Letters, digits, - and _.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_\\-]{16,128}$' },
  },
};

const describeInfo = (publicUrl: string) => ({
  title: 'Rostrum',
  version: '1',
  summary: 'Directory of experts and organisations',
  description:
    'A success is `{ data }`, a failure `{ error }` with a stable code. Programs outside this installation use the calls under `/api/v1` with an API key. User provisioning (SCIM 2.0) is served under `/scim/v2` and describes itself at `/scim/v2/ServiceProviderConfig`.',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Rostrum', url: `${publicUrl}/help` },
});

/** Creates the OpenAPI 3.1 document of these calls from their contracts alone. */
export function createApiDocument(
  routes: readonly DocumentedRoute[],
  { publicUrl, contracts, resources }: ApiDescription,
): ApiDocument {
  const schemas = createDocumentSchemas({ errorEnvelope, ...contracts }, collectSchemas(routes));
  const templates = [...new Set(routes.map(({ contract }) => contract.path))].toSorted();
  const paths: ApiDocument['paths'] = Object.fromEntries(templates.map((path) => [path, {}]));
  for (const route of routes) {
    const { path, method } = route.contract;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(route, schemas, templates) };
  }
  const responses = createFailureComponents(routes.flatMap(({ contract }) => listFailures(contract)));
  const names = [...new Set(routes.map(({ contract }) => getResource(contract)))].toSorted();
  return {
    openapi: '3.1.0',
    info: describeInfo(publicUrl),
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    servers: [{ url: publicUrl, description: 'This installation' }],
    tags: names.map((name) => ({ name, description: resources[name] ?? name })),
    paths,
    components: {
      schemas: schemas.referencedBy([paths, responses]),
      responses,
      ...(routes.some(({ contract }) => contract.idempotent) && { parameters: commonParameters }),
      ...(routes.some(({ hasEtag }) => hasEtag) && { headers: commonHeaders }),
      securitySchemes,
    },
  };
}
