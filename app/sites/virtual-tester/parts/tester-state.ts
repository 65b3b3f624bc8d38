import { applyWipe } from "../rules/wipe.ts";
import type { MakeupTab } from "../rules/face-parts.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";

/** What the visitor did on the page; what the address says is no part of it. */
export interface TesterState {
  /** 0: with names. Else which time they are hidden. */
  blindRun: number;
  /** One is chosen: its name may be told. */
  isRevealed: boolean;
  /** Which shade is worn without its name. */
  blindId: string | null;
  /** How it is worn since the visitor changed something; null: as the address says. */
  makeup: AppliedMakeup | null;
  /** Where on the face the visitor went to choose; null: where the address leads. */
  tab: MakeupTab | null;
  /** How many tissues were pressed on the lips. */
  tissues: number;
}

/** `worn`: how it is worn when it happens, by the address or by the visitor. */
export type TesterAction =
  | { type: "change"; applied: AppliedMakeup; change: Partial<AppliedMakeup> }
  /** A tissue was drawn across the picture. */
  | { type: "wipe"; applied: AppliedMakeup }
  | { type: "openTab"; tab: MakeupTab }
  | { type: "beginBlind"; applied: AppliedMakeup }
  | { type: "wearBlind"; id: string }
  | { type: "reveal" }
  | { type: "retryBlind" }
  | { type: "leaveBlind" };

export const initialTester: TesterState = {
  blindRun: 0,
  isRevealed: false,
  blindId: null,
  makeup: null,
  tab: null,
  tissues: 0,
};

export function reduceTester(state: TesterState, action: TesterAction): TesterState {
  switch (action.type) {
    case "change": {
      const { applied, change } = action;
      const isPressed = change.after === "tissue" && applied.after !== "tissue";
      return { ...state, makeup: { ...applied, ...change }, tissues: state.tissues + (isPressed ? 1 : 0) };
    }
    case "wipe": {
      const { applied } = action;
      return { ...state, makeup: { ...applied, ...applyWipe(applied.after) }, tissues: state.tissues + 1 };
    }
    case "openTab":
      return { ...state, tab: action.tab };
    case "beginBlind": {
      const makeup = { ...action.applied, isLipOff: false, isBare: false };
      return { ...state, blindRun: 1, isRevealed: false, blindId: null, makeup };
    }
    case "wearBlind":
      return { ...state, blindId: action.id };
    case "reveal":
      return { ...state, isRevealed: true };
    case "retryBlind":
      return { ...state, blindRun: state.blindRun + 1 };
    case "leaveBlind":
      return { ...state, blindRun: 0 };
  }
}
