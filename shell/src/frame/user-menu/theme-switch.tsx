import { MonitorIcon, MoonIcon, SunIcon, themeStore, useTheme, type ThemeChoice } from '@rostrum/ui-kit';
import { useId } from 'react';
import './theme-switch.css';

const choices = [
  { choice: 'system', label: 'System', Glyph: MonitorIcon },
  { choice: 'light', label: 'Light', Glyph: SunIcon },
  { choice: 'dark', label: 'Dark', Glyph: MoonIcon },
] as const satisfies readonly { choice: ThemeChoice; label: string; Glyph: unknown }[];

/** System, light or dark; kept on this device. */
export function ThemeSwitch() {
  const name = useId();
  const { choice: chosen } = useTheme();
  return (
    <fieldset className="f-theme">
      <legend className="r-visually-hidden">Colours</legend>
      {choices.map(({ choice, label, Glyph }) => (
        <label key={choice} className="f-theme__choice">
          <input
            className="r-visually-hidden"
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => themeStore.choose(choice)}
          />
          <Glyph aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
