import { writeFileSync } from 'node:fs';
import { variablesCss } from '../src/theme/variables-css.ts';

const target = new URL('../src/styles/variables.css', import.meta.url);
writeFileSync(target, variablesCss());
