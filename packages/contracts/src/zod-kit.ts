import { z as zod } from 'zod';

/**
 * What contracts of one area build their schemas with. They are files of their own, and the shell's first file holds zod
 * in one piece with the contracts that all share; a file that took zod from elsewhere would break that piece up.
 */
export const z = {
  array: zod.array,
  boolean: zod.boolean,
  coerce: { number: zod.coerce.number },
  discriminatedUnion: zod.discriminatedUnion,
  enum: zod.enum,
  iso: { date: zod.iso.date },
  literal: zod.literal,
  number: zod.number,
  object: zod.object,
  record: zod.record,
  string: zod.string,
  union: zod.union,
  unknown: zod.unknown,
};

export declare namespace z {
  type ZodType<Output = unknown> = zod.ZodType<Output>;
  type infer<Schema extends zod.ZodType> = zod.infer<Schema>;
  type input<Schema extends zod.ZodType> = zod.input<Schema>;
  type RefinementCtx = zod.RefinementCtx;
  type output<Schema extends zod.ZodType> = zod.output<Schema>;
}
