import references from "#content/face-reference.json" with { type: "json" };
import type { CalibratedReference, FaceRatios, FaceReference } from "#contracts/face-reference.ts";
import type { ScanLanguage } from "#contracts/face-type.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { scoreFace, scoreMaskedFace } from "../rules/face-axes.ts";
import { outcomeOf } from "../rules/face-outcome.ts";
import { type Answer, scoreAnswer } from "../rules/face-questions.ts";
import { referenceFor } from "../rules/face-references.ts";
import type { ScanReading } from "./scan-reading.ts";

/** A face that was measured, before anything was made of it. */
export interface MeasuredFace {
  mode: "camera" | "photo" | "model";
  engine: FaceEngine["name"];
  ratios: FaceRatios;
  picture: NonNullable<ScanReading["picture"]>;
  /** False where the proportions lie outside of the adults' that all is measured by; photos are asked about before. */
  isAdult?: boolean;
  /** What the visitor answered where a mask covers the lower half; null without one. */
  maskAnswer: Answer | null;
}

/** A face that waits for the one thing a mask hides. */
export type DetectedFace = Omit<MeasuredFace, "maskAnswer">;

/** The reference of an engine for the language of the page. */
export function referenceForPage(engine: FaceEngine["name"], lang: ScanLanguage): CalibratedReference {
  return referenceFor(references as FaceReference[], engine, lang);
}

/** What a measured face says, read against the reference of its engine. */
export function createReading(
  { mode, engine, ratios, picture, isAdult = true, maskAnswer }: MeasuredFace,
  lang: ScanLanguage,
  context: Pick<ScanReading, "wasOffline" | "sentBytes" | "readAt">,
): ScanReading {
  const reference = referenceForPage(engine, lang);
  const scores =
    maskAnswer === null ? scoreFace(ratios, reference) : scoreMaskedFace(ratios, reference, scoreAnswer(maskAnswer));
  return { outcome: outcomeOf(scores), mode, referenceId: reference.id, picture, isAdult, ...context };
}
