"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import { withShade } from "../rules/eye-query.ts";
import { type CodedKind, isNamedTab, kindOfTab, type MakeupTab, type NamedTab } from "../rules/face-parts.ts";
import { findShade } from "../rules/find-shade.ts";
import { getInitialTab } from "../rules/initial-tab.ts";
import { type AppliedMakeup, appliedLipLayerOf } from "./applied-makeup.ts";
import { formatMakeupQuery, parseMakeupQuery } from "./makeup-query.ts";
import { initialTester, reduceTester } from "./tester-state.ts";
import { useEyeMakeup } from "./use-eye-makeup.ts";
import { useFollow } from "./use-follow.ts";
import { useShadeSteps } from "./use-shade-steps.ts";
import { useTesterMirror } from "./use-tester-mirror.ts";
import { useAppliedMakeup } from "./use-applied-makeup.ts";
import { useWholeLook } from "../whole/use-whole-look.ts";

/** What the parts of the page show, and what they do with it. */
export type TesterHandle = ReturnType<typeof useTester>;

const noQuery = new URLSearchParams();
/** The address follows a hand on a slider when the hand rests. */
const restMs = 300;

/** A face, the shade on it, how it is worn, and where one is choosing. */
export function useTester(data: TesterData) {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  /** What the history keeps beside the address stays with it (use-face-history.ts). */
  const { state: entry } = useLocation() as { state: unknown };
  const navigate = (next: URLSearchParams): void =>
    setQuery(next, { replace: true, preventScrollReset: true, state: entry });
  const { state: way } = useNavigation();
  const follow = useFollow(navigate);
  const [state, dispatch] = useReducer(reduceTester, initialTester);
  const isBlind = state.blindRun > 0;
  const read = isHydrated ? query : noQuery;
  // Until the visitor changes something it is worn as the address says: a friend's look, or as one finds it.
  const makeupQuery = read.get("w");
  const linkedMakeup = useMemo(() => parseMakeupQuery(makeupQuery), [makeupQuery]);
  const makeup = state.makeup ?? linkedMakeup;
  const [initialTab] = useState(() => getInitialTab(query));
  const tab = isBlind || !isHydrated ? "lips" : (state.tab ?? initialTab);

  const whole = useWholeLook({ query: read, shades: data.shades, isOpen: !isNamedTab(tab), way, follow });
  /** The lips of the look; in the choice without names they wear what is dealt. */
  const codedLip = isBlind ? undefined : whole.layerOf("lip");
  const shades = useMemo(() => shadesOf(data, whole.face?.lips), [data, whole.face]);
  const shade = findShade(
    shades,
    (isBlind ? state.blindId : (codedLip?.productId ?? null)) ?? query.get("s"),
    isHydrated && !whole.isPending ? null : data.shownId,
    data.dailyId,
  );
  const isLipOff = !codedLip && (makeup.isLipOff || (whole.isLook && whole.shadeId === null && !isBlind));

  const change = (next: Partial<AppliedMakeup>): void => dispatch({ type: "change", applied: makeup, change: next });
  /** What was the look's becomes the visitor's, and is worn as strongly as it was. */
  function take(part: NamedTab, next: Partial<AppliedMakeup> = {}): void {
    const strength = whole.strengthOf(kindOfTab[part]);
    const amounts = strength === null ? makeup.amounts : { ...makeup.amounts, [part]: Math.max(0.2, strength) };
    if (strength !== null || Object.keys(next).length > 0) change({ amounts, ...next });
  }

  const eyes = useEyeMakeup({
    query: read,
    isOpen: tab !== "lips" && isNamedTab(tab),
    amounts: makeup.amounts,
    whole,
    onSelect(chosen, write) {
      const parts = (["lids", "lashes", "line"] as const).filter((part) => chosen[part] !== undefined);
      for (const part of parts) take(part);
      navigate(
        write(
          whole.without(
            query,
            parts.map((part) => kindOfTab[part]),
          ),
        ),
      );
    },
  });
  const mirror = useTesterMirror();
  const lip = codedLip?.layer ?? (isLipOff ? null : appliedLipLayerOf(shade, makeup, data.line === "tint"));
  const layersText = JSON.stringify([
    ...whole.layers.flatMap(({ layer }) => (layer.kind === "lip" ? [] : [layer])),
    ...(lip ? [lip] : []),
    ...eyes.layers,
  ]);
  // They are made anew with each render; what they say is what counts.
  const layers = useMemo(() => JSON.parse(layersText) as LookLayer[], [layersText]);
  const servedFace = useAppliedMakeup({
    ...{ data, shade, makeup, layers, mirror },
    isPending: whole.isPending,
    isCoded: codedLip !== undefined,
  });

  /** Where links to other shades lead from: their shade is the visitor's, no longer the look's. */
  const lipQuery = isHydrated ? whole.without(query, ["lip"]) : query;
  function showShade(id: string, next: Partial<AppliedMakeup> = {}): void {
    take("lips", next);
    navigate(new URLSearchParams(withShade(lipQuery, id)));
  }
  useShadeSteps((id) => showShade(id, isLipOff || makeup.isBare ? { isLipOff: false, isBare: false } : {}));

  const makeupText = formatMakeupQuery(makeup);
  const shownAddress = String(query);
  const followMakeup = useEffectEvent((text: string, from: string) => {
    const next = new URLSearchParams(from);
    if (isBlind || state.makeup === null || text === (next.get("w") ?? "")) return;
    if (text) next.set("w", text);
    else next.delete("w");
    follow(next);
  });
  useEffect(() => {
    if (way !== "idle") return;
    const timer = setTimeout(() => followMakeup(makeupText, shownAddress), restMs);
    return () => clearTimeout(timer);
  }, [makeupText, shownAddress, way]);

  /** The address before a look of the house was put on. */
  const [before, setBefore] = useState("");
  /** Goes to another address of this page, and is worn as it says. */
  function wear(address: URLSearchParams): void {
    change({ ...parseMakeupQuery(address.get("w")), split: makeup.split });
    navigate(address);
  }

  const lookName = isBlind ? null : whole.name;
  return {
    /** What is on the face, as it is handed on. */
    sharedLook: { shade, makeup, query, name: lookName },
    /** The look of the house that is worn as it was made. */
    lookName,
    ...{
      data,
      isHydrated,
      query,
      lipQuery,
      shade,
      shades,
      makeup,
      tab,
      eyes,
      whole,
      layers,
      mirror,
      servedFace,
      isBlind,
    },
    isTint: data.line === "tint",
    isLipOff,
    /** The lips are the look's own: neither coats nor tissues are known of them. */
    isLipCoded: codedLip !== undefined,
    /** Which time the names are hidden. */
    blindRun: state.blindRun,
    /** Whatever would tell the shade's name is left out. */
    isNameHidden: isBlind && !state.isRevealed,
    isLipShown: !makeup.isBare && lip !== null,
    tissues: state.tissues,
    dispatch,
    change,
    /** Takes the shade from the lips, or puts it on again. */
    setLipOff: (isOff: boolean): void => showShade(shade.id, { isLipOff: isOff, isBare: false }),
    /** How strongly a part is worn; null where it is bare. */
    strengthOf(part: MakeupTab): number | null {
      const kind = kindOfTab[part];
      const coded = kind && (part !== "lips" || codedLip) ? whole.strengthOf(kind) : null;
      return coded ?? (isNamedTab(part) ? makeup.amounts[part] : null);
    },
    setStrength(part: MakeupTab, strength: number): void {
      const kind = kindOfTab[part];
      if (kind && whole.strengthOf(kind) !== null && (part !== "lips" || codedLip)) whole.setStrength(kind, strength);
      else if (isNamedTab(part)) change({ amounts: { ...makeup.amounts, [part]: strength } });
    },
    /** Puts on a part that only a code can say; false where the code has no room for it. */
    setPart(kind: CodedKind, next: readonly AppliedLayer[]): boolean {
      // The shade of tonight, which no address names, is worn with what is added.
      const from = lip && !codedLip ? new URLSearchParams(withShade(query, shade.id)) : query;
      const address = whole.withKind(from, kind, next);
      if (!address) return false;
      if (makeup.isBare) change({ isBare: false });
      navigate(address);
      return true;
    },
    /** Puts on a look of the house; what was worn before it, unless that was a look as well, comes back by `restore`. */
    wearLook(code: string): void {
      if (lookName === null) setBefore(String(query));
      wear(new URLSearchParams({ look: code }));
    },
    restore(): void {
      setBefore("");
      wear(new URLSearchParams(before));
    },
    leaveBlind(id?: string): void {
      dispatch({ type: "leaveBlind" });
      if (id) showShade(id);
    },
  };
}

/** Every shade that lips can wear here: those of the page, and what looks bring along. */
function shadesOf({ shades, look }: TesterData, lips: readonly TesterShade[] | undefined): readonly TesterShade[] {
  const others = lips ?? (look?.shade ? [look.shade] : []);
  return [...shades, ...others.filter(({ id }) => !shades.some((one) => one.id === id))];
}
