"use no memo";
import { useEffect } from "react";
import type { LookLayer } from "#contracts/look.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import { type AppliedMakeup, appliedLipLayerOf, defaultMakeup, lookRegionsOf } from "./applied-makeup.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

interface AppliedMakeupOptions {
  data: TesterData;
  shade: TesterShade;
  makeup: AppliedMakeup;
  eyeLayers: readonly LookLayer[];
  mirror: TesterMirror;
}

/**
 * Puts what is chosen on the face that is shown. The server painted one shade on one face; anything else is drawn by the
 * mirror, on the same face. Returns that face.
 */
export function useAppliedMakeup({ data, shade, makeup, eyeLayers, mirror }: AppliedMakeupOptions) {
  const { source, loading, error, apply } = mirror;
  const isMirrored = source.kind === "camera" || source.kind === "frozen";
  const isAsServed =
    data.makeupPicture !== null && shade.id === data.shownId && makeup === defaultMakeup && eyeLayers.length === 0;
  const servedFace = data.models.find(({ name }) => name === data.makeupPicture?.face) ?? data.models[0];
  useEffect(() => {
    const lips = makeup.isLipOff ? [] : [appliedLipLayerOf(shade, makeup, data.line === "tint")];
    apply(lookRegionsOf([...lips, ...eyeLayers], makeup, isMirrored));
    if (source.kind === "served" && !isAsServed && servedFace && !loading && !error) void mirror.showModel(servedFace);
    // The mirror gets the applied makeup; what it answers must not send it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shade, makeup, eyeLayers, isMirrored, source.kind, isAsServed]);
  return servedFace;
}
