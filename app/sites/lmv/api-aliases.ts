import type { ApiAlias } from "#server/http/api-aliases.ts";

/** Second addresses of this site's calls. */
export const apiAliases: readonly ApiAlias[] = [["poll", "hall"]];
