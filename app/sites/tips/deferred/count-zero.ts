import { zeroResultAnswerSchema } from "#contracts/search.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";

/** Reports to the server that a query found nothing: its words and nothing else. A count that is lost does no harm. */
export async function reportZeroResults(query: string): Promise<void> {
  await apiFetch("/api/tips/zero-results", { method: "POST", body: { query }, schema: zeroResultAnswerSchema }).catch(
    () => {},
  );
}
