/** Components whose class is not their name. */
const families: Record<string, string> = { Button: 'btn', DatePicker: 'picker', TimePicker: 'picker' };

const familyOf = (component: string) =>
  families[component] ?? component.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** Fails the build when a component that the kit exports came out without a single rule. */
export function assertEveryFamilyIsThere(components: readonly string[], css: string): void {
  const missing = components.filter((component) => !css.includes(`.ant-${familyOf(component)}`));
  if (missing.length > 0) {
    throw new Error(
      `No antd rules were extracted for ${missing.join(', ')}. Look at scripts/antd-closure.ts: the files of antd may have moved.`,
    );
  }
}
