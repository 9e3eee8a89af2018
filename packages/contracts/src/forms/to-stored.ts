import { z } from 'zod';

type Texts = Readonly<Record<string, z.ZodType<string | string[] | null>>>;

const storedOf = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return storedOf(schema.unwrap() as z.ZodType).nullable();
  return schema instanceof z.ZodArray ? z.array(z.string()) : z.string();
};

/** Texts as answers carry them: by the names of what is sent, without its limits, which older rows may not keep. */
export function toStored<Shape extends Texts>(
  shape: Shape,
): { [Name in keyof Shape]: z.ZodType<z.output<Shape[Name]>> } {
  const stored = Object.entries(shape).map(([name, schema]) => [name, storedOf(schema)]);
  return Object.fromEntries(stored) as { [Name in keyof Shape]: z.ZodType<z.output<Shape[Name]>> };
}
