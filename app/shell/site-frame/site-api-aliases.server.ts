import type { ApiAlias } from "#server/http/api-aliases.ts";

/** Second addresses of the calls of every site, below API_BASE_PATH. */
export const siteAliases: readonly ApiAlias[] = Object.entries(
  import.meta.glob<readonly ApiAlias[]>("../../sites/*/api-aliases.ts", { eager: true, import: "apiAliases" }),
).flatMap(([file, aliases]) => {
  const siteId = file.split("/").at(-2) ?? file;
  return aliases.map(([alias, path]): ApiAlias => [`${siteId}/${alias}`, `${siteId}/${path}`]);
});
