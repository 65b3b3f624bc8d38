import { ApiFailure } from "#server/http/api-failure.ts";
import { type RefusalReason, ScoreRefusal } from "#server/modules/scores/score-refusal.ts";

const failures: Record<RefusalReason, () => ApiFailure> = {
  forged: () => new ApiFailure("E-INPUT", { fields: ["ticket"] }),
  "other-rules": () => new ApiFailure("E-GONE"),
  late: () => new ApiFailure("E-GONE"),
  repeated: () => new ApiFailure("E-CONFLICT"),
  oversize: () => new ApiFailure("E-SIZE"),
  truncated: () => new ApiFailure("E-INPUT", { fields: ["log.truncated"] }),
  broken: () => new ApiFailure("E-INPUT", { fields: ["log.broken"] }),
  unfinished: () => new ApiFailure("E-INPUT", { fields: ["log.unfinished"] }),
  "too-quick": () => new ApiFailure("E-INPUT", { fields: ["log.too-quick"] }),
  busy: () => new ApiFailure("E-BUSY", { headers: { "retry-after": "5" } }),
};

/** Tells the visitor why a run of a stage or a round of a game is not counted. */
export async function refusing(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ScoreRefusal ? failures[error.reason]() : error;
  }
}
