import type { FaceReading } from "#contracts/face-reading.ts";

export type Expression = "neutral" | "joy" | "pout" | "surprise" | "sleep";

/** What a face does, as the monster on the shoulder sees it. Without blendshapes it stays calm. */
export function expressionOf(reading: Pick<FaceReading, "blendshapes"> | null): Expression {
  const shapes = reading?.blendshapes;
  if (!shapes) return "neutral";
  const weight = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (shapes[name] ?? 0), 0) / names.length;
  if (weight("eyeBlinkLeft", "eyeBlinkRight") > 0.6) return "sleep";
  if (weight("jawOpen") > 0.45) return "surprise";
  if (weight("mouthSmileLeft", "mouthSmileRight") > 0.45) return "joy";
  return weight("mouthPucker") > 0.6 ? "pout" : "neutral";
}
