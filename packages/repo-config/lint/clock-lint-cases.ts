import type { Case } from './lint-case.ts';

const rule = 'rostrum(process-clock)';
const says = "This server's clock may be wrong";

/** Jobs, repositories, services and policies are told the time. */
export const clockCases: Case[] = [
  {
    name: 'a job does not read the process clock',
    at: 'packages/api-server/src/modules/people/case-{n}.job.ts',
    code: 'export const isOver = (until: Date) => until < new Date();\n',
    rule,
    says,
  },
  {
    name: 'nor a repository in milliseconds',
    at: 'packages/api-server/src/modules/people/case-{n}.repository.ts',
    code: 'export const limit = () => new Date(Date.now() - 1000);\n',
    rule,
    says,
  },
  {
    name: 'nor a service',
    at: 'packages/api-server/src/modules/people/case-{n}.service.ts',
    code: 'export const seenAt = () => Date.now();\n',
    rule,
    says,
  },
  {
    name: 'a time that is passed in may be calculated with',
    at: 'packages/api-server/src/modules/people/case-{n}.job.ts',
    code: 'export const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);\n',
  },
  {
    name: 'a test sets the time that it needs',
    at: 'packages/api-server/src/modules/people/case-{n}.job.test.ts',
    code: 'export const tomorrow = () => new Date(Date.now() + 86_400_000);\n',
  },
];
