import type { CheckResults } from "#app/kits/basics/check-result.ts";

/** The four ways into everything that has to do with a face, the richest first. */
export const entrances = ["camera", "photo", "model", "questions"] as const;
export type Entrance = (typeof entrances)[number];
export type Fit = "best" | "works" | "away";

/** Which entrances fit this device. Questions always do. */
export interface Recommendation {
  best: Entrance;
  fits: Record<Entrance, Fit>;
  /** The camera would work, but the face is found more slowly than it moves. */
  isLight: boolean;
}

/**
 * Camera: a camera, drawing by the graphics chip, and a face model that keeps up. Photo: the face model, however slow.
 * Model: drawing, however slow. Only what was found counts: a check that did not run speaks for nothing.
 */
export function recommend(findings: CheckResults): Recommendation {
  const drawing = findings.webgl?.result ?? "no";
  const speed = findings.speed?.result ?? "no";
  const camera = findings.camera?.result ?? "no";
  const works: Record<Entrance, boolean> = {
    camera: camera !== "no" && drawing !== "no" && speed !== "no",
    photo: drawing !== "no" && speed !== "no",
    model: drawing !== "no",
    questions: true,
  };
  const isLight = works.camera && (speed === "warn" || drawing === "warn");
  const isDoubtful: Partial<Record<Entrance, boolean>> = { camera: isLight || camera === "warn" };
  const best = entrances.find((entrance) => works[entrance] && !isDoubtful[entrance]) ?? "questions";
  const fitOf = (entrance: Entrance): Fit => (entrance === best ? "best" : works[entrance] ? "works" : "away");
  return {
    best,
    fits: { camera: fitOf("camera"), photo: fitOf("photo"), model: fitOf("model"), questions: fitOf("questions") },
    isLight,
  };
}
