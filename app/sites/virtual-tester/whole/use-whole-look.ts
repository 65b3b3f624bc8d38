"use no memo"; // All of it follows each choice: compiled it would only be heavier.

import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { AppliedLayer } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { WholeFace } from "./whole-face.ts";

interface WholeLookOptions {
  /** As the address says; empty on the server and while hydrating. */
  query: URLSearchParams;
  /** The shades of the page; a look may bring others along. */
  shades: readonly { id: string }[];
  /** The visitor looks at what only a code can say. */
  isOpen: boolean;
  /** Whether another page is on its way. */
  way: "idle" | "loading" | "submitting";
  /** Goes to another address of the page by itself, unless the visitor is leaving. */
  follow: (query: URLSearchParams) => void;
}

/** What a code says of the face, and the ways to change it. */
export type WholeLook = ReturnType<typeof useWholeLook>;

const noLayers: readonly AppliedLayer[] = [];
/** The address follows a hand on a slider when the hand rests: browsers stop pages that rewrite it more often. */
const restMs = 300;

/** Reads `?look=` and what the visitor makes of it; what the address names otherwise is left out. */
export function useWholeLook({ query, shades, isOpen, way, follow }: WholeLookOptions) {
  const [face, setFace] = useState<WholeFace | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  /** Strengths on the way to the address; they hold as long as its code is the one they started from. */
  const [draft, setDraft] = useState<{ code: string | null; layers: readonly AppliedLayer[] } | null>(null);
  const address = String(query);
  const code = query.get("look");
  const isNeeded = isOpen || code !== null;

  useEffect(() => {
    if (face || !isNeeded) return;
    let isStale = false;
    import("./whole-face.ts")
      .then(({ loadWholeFace }) => loadWholeFace())
      .then(
        (loaded) => isStale || setFace(loaded),
        () => isStale || setFailedAttempt(attempts),
      );
    return () => {
      isStale = true;
    };
  }, [face, isNeeded, attempts]);

  const requestedId = query.get("s");
  const isShade =
    requestedId !== null && (shades.some(({ id }) => id === requestedId) || face?.lipOf(requestedId) !== undefined);
  /** The shade that the address names, where there is one. */
  const shadeId = isShade ? requestedId : null;
  const linked = useMemo(
    () => face?.readAddress(new URLSearchParams(address), shadeId) ?? { isLook: false, layers: noLayers },
    [face, address, shadeId],
  );
  const isWhole = linked.isLook && !["s", "e", "m", "l"].some((name) => query.has(name));
  const layers = draft?.code === code ? draft.layers : linked.layers;

  const names = useMemo(() => (linked.isLook && face?.nameOf(layers)) || null, [linked, face, layers]);

  const commit = useEffectEvent((from: string) => {
    const next = draft && face?.write(new URLSearchParams(from), draft.layers);
    if (next && draft.code === code) follow(next);
  });
  useEffect(() => {
    if (!draft || way !== "idle") return;
    const timer = setTimeout(() => commit(address), restMs);
    return () => clearTimeout(timer);
  }, [draft, address, way]);

  return {
    face,
    layers,
    shadeId,
    /** What it is called, where all of it is a look of the house and nothing was changed. */
    name: isWhole ? (names?.exact?.name ?? null) : null,
    /** The look of the house that this face started from. */
    start: names?.start ?? null,
    /** The address wears a look: it says all of the face. */
    isLook: linked.isLook,
    /** The address may wear one, and nobody knows yet. */
    isPending: code !== null && !face && failedAttempt !== attempts,
    isMissing: !face && failedAttempt === attempts,
    retry: () => setAttempts(attempts + 1),
    /** The code's own layer of a kind, the one that counts. */
    layerOf: (kind: LookLayer["kind"]): AppliedLayer | undefined => layers.findLast(({ layer }) => layer.kind === kind),
    strengthOf: (kind: LookLayer["kind"]): number | null => face?.strengthOf(layers, kind) ?? null,
    setStrength(kind: LookLayer["kind"], strength: number): void {
      if (face) setDraft({ code, layers: face.withStrength(layers, kind, strength) });
    },
    /** Wears a kind otherwise at once; the address follows when the hand rests. */
    draw(kind: LookLayer["kind"], next: readonly AppliedLayer[]): void {
      if (face) setDraft({ code, layers: face.replaceKind(layers, kind, next) });
    },
    /** The address in which these kinds are no longer the code's. */
    without: (from: URLSearchParams, kinds: readonly LookLayer["kind"][]): URLSearchParams =>
      face?.write(from, face.withoutKinds(layers, kinds)) ?? from,
    /** The address in which a kind lies otherwise; null where a code has no room for it. */
    withKind: (from: URLSearchParams, kind: LookLayer["kind"], next: readonly AppliedLayer[]): URLSearchParams | null =>
      face?.write(from, face.replaceKind(layers, kind, next)) ?? null,
  };
}
