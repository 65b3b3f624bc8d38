import { zeroResultAnswerSchema } from "#contracts/search.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";

/** Tells the server that words found nothing: the words and nothing else. A count that is missing is no trouble. */
export async function countZero(query: string): Promise<void> {
  await apiFetch("/api/tips/zero-results", { method: "POST", body: { query }, schema: zeroResultAnswerSchema }).catch(
    () => {},
  );
}
