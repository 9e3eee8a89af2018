import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../repository.ts';

const declaration = /(?:^|[{;]|\*\/)\s*(--rostrum-[\w-]+)\s*:/;

/** Variables of the look that a style sheet of an area declares, each with its line. */
export const lostVariableFaults = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [, name] = declaration.exec(line) ?? [];
    return name === undefined
      ? []
      : [
          `${file}:${index + 1} declares ${name}, which belongs to the look and which the build may drop. Give the variable a name of the area, or set it from the component.`,
        ];
  });

/** Areas read the variables of the look and declare none: the build of an area does not keep them. */
export const lostVariables = (): string[] =>
  globSync('mf-*/src/**/*.css', { cwd: inRepository('.') })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => lostVariableFaults(file, readFileSync(inRepository(file), 'utf8')));
