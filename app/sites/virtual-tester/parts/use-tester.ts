"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { useMemo, useReducer, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import type { TesterData } from "../data.server.ts";
import { withShade } from "../rules/eye-query.ts";
import { findShade } from "../rules/find-shade.ts";
import { getInitialTab } from "../rules/initial-tab.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";
import { parseMakeupQuery } from "./makeup-query.ts";
import { initialTester, reduceTester } from "./tester-state.ts";
import { useEyeMakeup } from "./use-eye-makeup.ts";
import { useShadeSteps } from "./use-shade-steps.ts";
import { useTesterMirror } from "./use-tester-mirror.ts";
import { useAppliedMakeup } from "./use-applied-makeup.ts";

/** What the parts of the page show, and what they do with it. */
export type TesterHandle = ReturnType<typeof useTester>;

/** A face, the shade on it, how it is worn, and where one is choosing. */
export function useTester(data: TesterData) {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const [state, dispatch] = useReducer(reduceTester, initialTester);
  const isBlind = state.blindRun > 0;
  const shade = findShade(data.shades, (isBlind ? state.blindId : null) ?? query.get("s"), data.shownId);
  // Until the visitor changes something it is worn as the address says: a friend's look, or as one finds it.
  const makeupQuery = isHydrated ? query.get("w") : null;
  const linkedMakeup = useMemo(() => parseMakeupQuery(makeupQuery), [makeupQuery]);
  const makeup = state.makeup ?? linkedMakeup;
  const [initialTab] = useState(() => getInitialTab(query));
  const tab = isBlind || !isHydrated ? "lips" : (state.tab ?? initialTab);
  const eyes = useEyeMakeup(isHydrated, tab !== "lips", makeup.amounts);
  const mirror = useTesterMirror();
  const servedFace = useAppliedMakeup({ data, shade, makeup, eyeLayers: eyes.layers, mirror });

  const change = (next: Partial<AppliedMakeup>): void => dispatch({ type: "change", applied: makeup, change: next });
  const showShade = (id: string): void =>
    setQuery(withShade(query, id).slice(1), { replace: true, preventScrollReset: true });
  useShadeSteps((id) => {
    if (makeup.isLipOff || makeup.isBare) change({ isLipOff: false, isBare: false });
    showShade(id);
  });

  return {
    ...{ data, isHydrated, query, shade, makeup, tab, eyes, mirror, servedFace, isBlind },
    isTint: data.line === "tint",
    /** Which time the names are hidden. */
    blindRun: state.blindRun,
    /** Whatever would tell the shade's name is left out. */
    isNameHidden: isBlind && !state.isRevealed,
    isLipShown: !makeup.isBare && !makeup.isLipOff,
    tissues: state.tissues,
    dispatch,
    change,
    leaveBlind(id?: string): void {
      dispatch({ type: "leaveBlind" });
      if (id) showShade(id);
    },
  };
}
