"use no memo";
import { useEffect } from "react";
import type { LookLayer } from "#contracts/look.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import { type AppliedMakeup, defaultMakeup, lookRegionsOf } from "./applied-makeup.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

interface AppliedMakeupOptions {
  data: TesterData;
  shade: TesterShade;
  makeup: AppliedMakeup;
  /** All that is worn. */
  layers: readonly LookLayer[];
  /** What the address wears is still on its way: the served picture stays until then. */
  isPending: boolean;
  /** The lips are those of a look, which may wear the same shade otherwise. */
  isCoded: boolean;
  mirror: TesterMirror;
}

/**
 * Puts what is chosen on the face that is shown. The server painted one shade on one face; anything else is drawn by the
 * mirror, on the same face. Returns that face.
 */
export function useAppliedMakeup({ data, shade, makeup, layers, isPending, isCoded, mirror }: AppliedMakeupOptions) {
  const { source, loading, error, apply } = mirror;
  const isMirrored = source.kind === "camera" || source.kind === "frozen";
  const isAsServed =
    isPending ||
    (data.makeupPicture !== null &&
      shade.id === data.shownId &&
      makeup === defaultMakeup &&
      layers.length === 1 &&
      layers[0]?.kind === "lip" &&
      !isCoded);
  const servedFace = data.models.find(({ name }) => name === data.makeupPicture?.face) ?? data.models[0];
  useEffect(() => {
    apply(lookRegionsOf(layers, makeup, isMirrored));
    if (source.kind === "served" && !isAsServed && servedFace && !loading && !error) void mirror.showModel(servedFace);
    // The mirror gets the applied makeup; what it answers must not send it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [makeup, layers, isMirrored, source.kind, isAsServed]);
  return servedFace;
}
