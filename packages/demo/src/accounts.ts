import { z } from 'zod';
import { member } from './content/content-schemas.ts';
import { readYaml } from './content/read-file.ts';

/** They exist only where the demonstration is loaded. */
export const demoPassword = 'rostrum-demo-2026';

/** One account per role; `npm start` and the README list them. */
export const demoAccounts = readYaml('accounts.yaml', z.array(member.required({ email: true, about: true })));
