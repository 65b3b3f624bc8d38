import type { SiteDocuments } from "../search-document.ts";

/** What each site lets be found. The kit finds it as the shell finds sites: by glob, and names none. */
export const siteDocuments: readonly SiteDocuments[] = Object.values(
  import.meta.glob<SiteDocuments>("../../../sites/*/search.server.ts", { eager: true, import: "searchDocuments" }),
);
