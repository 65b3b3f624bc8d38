import { HttpError } from "#server/http/http-error.ts";
import { type RefusalReason, RunRefusedError } from "#server/modules/stage-runs/run-refused-error.ts";

const failures: Record<RefusalReason, () => HttpError> = {
  forged: () => new HttpError("E-INPUT", { fields: ["ticket"] }),
  "other-rules": () => new HttpError("E-GONE"),
  late: () => new HttpError("E-GONE"),
  superseded: () => new HttpError("E-INPUT", { fields: ["ticket.superseded"] }),
  copied: () => new HttpError("E-INPUT", { fields: ["log.copied"] }),
  repeated: () => new HttpError("E-CONFLICT"),
  oversize: () => new HttpError("E-SIZE"),
  truncated: () => new HttpError("E-INPUT", { fields: ["log.truncated"] }),
  broken: () => new HttpError("E-INPUT", { fields: ["log.broken"] }),
  unfinished: () => new HttpError("E-INPUT", { fields: ["log.unfinished"] }),
  "too-quick": () => new HttpError("E-INPUT", { fields: ["log.too-quick"] }),
  busy: () => new HttpError("E-BUSY", { headers: { "retry-after": "5" } }),
};

/** Tells the visitor why a run of a stage or a round of a game is not counted. */
export async function handleScoreRefusals(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RunRefusedError ? failures[error.reason]() : error;
  }
}
