import { serveTasks } from '@rostrum/server-kit/workers';
import { compileCss, type CompiledCss } from './compile-css.ts';
import type { CssTask } from './compile-css-in-worker.ts';

serveTasks(({ source, scope }: CssTask): CompiledCss => compileCss(source, scope));
