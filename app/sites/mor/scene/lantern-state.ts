/** The ring and the lanterns: where they stand, and where the picture has followed to. Degrees 0–359, nearness 0–1. */
export interface LanternState {
  ring: number;
  shownRing: number;
  /** How near the ring is to red. */
  near: number;
  shownNear: number;
  /** The colour of the light; null: dark. */
  lit: string | null;
  litMs: number;
}

export const createLanternState = (): LanternState => ({
  ...{ ring: 180, shownRing: 180, near: 0, shownNear: 0, lit: null, litMs: 0 },
});

/** From one degree of the ring to another by the short way: −180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** What is shown comes after the ring, softly. */
export function followRing(state: LanternState, stepMs: number): void {
  state.shownNear += (state.near - state.shownNear) * Math.min(1, stepMs / 160);
  state.shownRing += turnBetween(state.shownRing, state.ring) * Math.min(1, stepMs / 60);
}
