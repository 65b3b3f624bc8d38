import type { Language } from "#contracts/languages.ts";
import type { Head } from "#app/kits/page/head.ts";

/** A link to a site that is open. */
export interface OpenSiteLink {
  path: string;
  lang: Language;
  name: string;
  verb: string;
}

/** What the screen of a closed site shows: the site's real name and promise, and two open sites. */
export interface ClosedSiteData {
  siteId: string;
  zone: 1 | 2 | 3 | 4 | 5;
  lang: Language;
  name: string;
  promise: string;
  /** A JST date, only where content or the kill switch gives one. */
  opensOn: string | null;
  /** That day lies in another year than today, in Japan: it is told with its year. */
  isAnotherYear: boolean;
  openSites: OpenSiteLink[];
  /** What a pre-release host says above everything; "" elsewhere. */
  banner: string;
  head: Head;
}

/** What the site's middleware throws when nobody may enter. */
export interface ClosedSiteError {
  closedSite: ClosedSiteData;
}

/** True for the data of a route error that means "this site is closed", not "something broke". */
export function isClosedSite(data: unknown): data is ClosedSiteError {
  return typeof data === "object" && data !== null && "closedSite" in data;
}
