import type { FaceDetection } from "#contracts/face-detection.ts";
import type { FaceFacts } from "#app/kits/mirror/show-live.ts";

export type Expression = "neutral" | "joy" | "pout" | "surprise" | "sleep";

/** What a face does, as the monster on the shoulder sees it. Without blendshapes it stays calm. */
export function expressionOf(detection: Pick<FaceDetection, "blendshapes"> | null): Expression {
  const shapes = detection?.blendshapes;
  if (!shapes) return "neutral";
  const weight = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (shapes[name] ?? 0), 0) / names.length;
  if (weight("eyeBlinkLeft", "eyeBlinkRight") > 0.6) return "sleep";
  if (weight("jawOpen") > 0.45) return "surprise";
  if (weight("mouthSmileLeft", "mouthSmileRight") > 0.35) return "joy";
  return weight("mouthPucker") > 0.6 ? "pout" : "neutral";
}

/** How long a face must last before it is answered: a blink is no sleep. */
const lastingMs = { neutral: 200, joy: 160, pout: 160, surprise: 160, sleep: 700 } as const;

/** Calms what a mirror reads: a new expression counts once it has lasted. Times in ms, from any clock. */
export function createSteadyExpression(): (expression: Expression, nowMs: number) => Expression {
  let shown: Expression = "neutral";
  let next: Expression = "neutral";
  let sinceMs = 0;
  return (expression, nowMs) => {
    if (expression !== next) [next, sinceMs] = [expression, nowMs];
    if (nowMs - sinceMs >= lastingMs[next]) shown = next;
    return shown;
  };
}

/** Reads what each frame of a mirror shows, and tells only when it becomes another. */
export function createExpressionReader(onChange: (expression: Expression) => void): (facts: FaceFacts) => void {
  const steady = createSteadyExpression();
  let shown: Expression = "neutral";
  return ({ detection, light }) => {
    const read = expressionOf(detection);
    // A photograph does not blink.
    const next = light ? steady(read, performance.now()) : read;
    if (next !== shown) onChange((shown = next));
  };
}
