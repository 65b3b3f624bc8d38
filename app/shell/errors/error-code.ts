import { isRouteErrorResponse } from "react-router";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";

const codeByStatus: Readonly<Record<number, VisitorErrorCode>> = {
  404: "E-404",
  410: "E-GONE",
  429: "E-LIMIT",
  503: "E-BUSY",
};

/** What a visitor is told of an error that took the place of a screen. The server and the phone come to the same. */
export function errorCodeOf(error: unknown): VisitorErrorCode {
  if (isRouteErrorResponse(error)) return codeByStatus[error.status] ?? "E-SERVER";
  // Node has a navigator too, and it knows of no line: only a plain "no" means that there is none.
  if (globalThis.navigator?.onLine === false) return "E-OFFLINE";
  // A chunk or a `.data` answer that never arrived fails as a TypeError of fetch or of import().
  return error instanceof TypeError && /fetch|import|load/i.test(error.message) ? "E-NET" : "E-SERVER";
}
