import * as contracts from '@rostrum/contracts/all';
import { expect, test } from 'vitest';
import { example } from './examples/example.ts';

const isRoute = (value: unknown): value is contracts.RouteDescriptor =>
  typeof value === 'object' && value !== null && 'response' in value && 'path' in value && 'method' in value;

const routes = Object.values(contracts).flatMap((group: unknown) =>
  typeof group === 'object' && group !== null ? Object.values(group).filter(isRoute) : [],
);

test.each(routes.map((route) => [route.id, route] as const))(
  '%s: an answer can be made from its contract',
  (_id, route) => {
    expect(route.response.safeParse(example(route.response)).success).toBe(true);
  },
);
