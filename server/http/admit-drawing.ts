import type { AdmitDrawing } from "../modules/share-images/drawn-images.ts";
import type { Limits } from "../platform/limits/limits.ts";
import { requestInfo } from "./request-info.ts";

/** Counts share pictures that are not drawn yet by the address that asks, and those that wait. */
export function createDrawingAdmission(limits: Limits): AdmitDrawing {
  return async (request) => {
    const requester = { address: requestInfo(request).address, visitorId: null };
    const leave = limits.hold("picture", requester);
    if (!leave) return { reason: "busy", retryAfterSeconds: 10 };
    const waitMs = await limits.take("picture", requester);
    if (waitMs === 0) return leave;
    leave();
    return { reason: "limit", retryAfterSeconds: Math.ceil(waitMs / 1_000) };
  };
}
