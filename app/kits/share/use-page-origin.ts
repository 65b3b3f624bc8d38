import { useMatches } from "react-router";
import { frameDataOf } from "../page/frame-data-of.ts";
import { getPageOrigin } from "./page-origin.ts";

/** The origin that shared links carry, known on the server too: that of the screen's canonical address. */
export function usePageOrigin(): string {
  const { head } = frameDataOf(useMatches());
  return head ? new URL(head.canonicalUrl).origin : getPageOrigin();
}
