import type { EmbedType } from '@rostrum/contracts';
import type { BuilderState } from './builder-state.ts';

export interface SettingsProps {
  /** Of the embed; without one the settings are what all begin with. */
  kind?: EmbedType | undefined;
  value: BuilderState;
  onChange: (change: Partial<BuilderState>) => void;
}

/** Whether a setting is one of this kind of embed. What all begin with has every setting. */
export const isIn = (kind: EmbedType | undefined, ...kinds: readonly EmbedType[]) =>
  kind === undefined || kinds.includes(kind);
