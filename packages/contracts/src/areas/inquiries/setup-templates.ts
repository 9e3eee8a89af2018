import { describeField, id, line, prose, z } from '@rostrum/contracts';

/** What stands for something of the inquiry that is replied to: `{{name}}`. */
export const templateVariables = {
  name: 'First name of the sender',
  reference: 'Reference of the inquiry',
  expert: 'Expert who was asked',
  organisation: 'Your organisation',
} as const;
export type TemplateVariable = keyof typeof templateVariables;

const isVariable = (name: string): name is TemplateVariable => Object.hasOwn(templateVariables, name);

/** The parts of a text: what stands between `{{` and `}}`, and the rest. */
function splitTemplate(text: string): { text: string; name?: string }[] {
  const [first = '', ...others] = text.split('{{');
  return [
    { text: first },
    ...others.flatMap((part) => {
      const end = part.indexOf('}}');
      if (end === -1) return [{ text: `{{${part}` }];
      return [
        { text: part.slice(0, end + 2), name: part.slice(0, end).trim() },
        { text: part.slice(end + 2) },
      ];
    }),
  ];
}

/** The text with what each variable stands for. */
export const fillTemplate = (text: string, values: Readonly<Record<TemplateVariable, string>>): string =>
  splitTemplate(text)
    .map((part) => (part.name !== undefined && isVariable(part.name) ? values[part.name] : part.text))
    .join('');

const template = z
  .object({
    id,
    name: describeField(line(80, 1), { label: 'Name', missing: 'Enter a name.' }),
    body: describeField(prose(5000, 1), { label: 'Text', missing: 'Enter the text.' }),
  })
  .superRefine(({ body }, context) => {
    const unknown = splitTemplate(body).find(({ name }) => name !== undefined && !isVariable(name));
    if (unknown?.name !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['body'],
        message: `{{${unknown.name}}} stands for nothing. Use ${Object.keys(templateVariables)
          .map((name) => `{{${name}}}`)
          .join(', ')}.`,
      });
  });
export type ReplyTemplate = z.infer<typeof template>;

/** Replies to begin with. */
export const setupTemplates = z.object({ templates: z.array(template).max(100) });
export type SetupTemplates = z.infer<typeof setupTemplates>;

export const usualTemplates: SetupTemplates = { templates: [] };
