import type { CompanionLines } from "#contracts/companion.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ApiVariables } from "./api-env.ts";

/** Whose companion speaks, and from what: its own lines and all that editors wrote. */
export interface CompanionContext extends Pick<ApiVariables, "platform" | "visitorId"> {
  data: MasterData;
  entry: CompanionLines;
}

/** What a site's `companion.server.ts` exports as `companion`, in Japanese: what the companion says besides its one line there. */
export interface SiteCompanion {
  /** What it says in this site in place of its line there. */
  lineHere?(context: CompanionContext): Promise<string | undefined>;
  /** What it has to tell of this site: once a day wherever it is, and always in the site itself (`isHere`). */
  news?(context: CompanionContext, isHere: boolean): Promise<string | undefined>;
}
