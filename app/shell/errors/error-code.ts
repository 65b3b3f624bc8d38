import { isRouteErrorResponse } from "react-router";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";

/** What a visitor is told of an error that took the place of a screen. The server and the phone come to the same. */
export function errorCodeOf(error: unknown): VisitorErrorCode {
  if (isRouteErrorResponse(error)) {
    if (error.status === 410) return "E-GONE";
    if (error.status === 404) return "E-404";
    if (error.status === 429) return "E-LIMIT";
    return error.status === 503 ? "E-BUSY" : "E-SERVER";
  }
  // Node has a navigator too, and it knows of no line: only a plain "no" means that there is none.
  if (typeof navigator !== "undefined" && navigator.onLine === false) return "E-OFFLINE";
  // A chunk or a `.data` answer that never arrived fails as a TypeError of fetch or of import().
  return error instanceof TypeError && /fetch|import|load/i.test(error.message) ? "E-NET" : "E-SERVER";
}
