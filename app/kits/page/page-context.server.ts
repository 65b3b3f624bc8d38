import { createContext } from "react-router";
import type { Language } from "#contracts/languages.ts";
import type { HostProfile } from "#server/http/hosts.ts";
import type { MasterDataStatus } from "#server/modules/master-data/master-data.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { Switches } from "#server/modules/switches/switches.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { CompiledMessages } from "../i18n/messages.tsx";
import type { SiteRegistry } from "./site-registry.ts";

/** What a render may tell the page cache about itself. */
export interface CacheHints {
  /** The page must not be served after this moment (launch, close, midnight). */
  validUntil(moment: Date): void;
  /** Purging this tag drops the page. */
  tag(tag: string): void;
}

/** Everything a loader may use. It is the only way from a page to the platform. */
export interface PageContext {
  platform: Platform;
  host: HostProfile;
  /** The last good copy of what editors wrote. */
  master: MasterData;
  /** `stale`: for a minute the asset host has not answered; what `master` holds may have changed since. */
  masterState: MasterDataStatus["state"];
  switches: Pick<Switches, "closureOf">;
  sites: SiteRegistry;
  /** The messages of the frame in any language, for a part of a page that speaks another than its page. */
  shellMessagesIn: (lang: Language) => CompiledMessages;
  /** The server clock, or the moment asked for with `?at=` on a pre-release host. */
  now: Date;
  requestId: string;
  /** What this render alone knows: the inline scripts it writes carry it, and only they may run. It never leaves the server. */
  scriptNonce: string;
  hints: CacheHints;
}

export const pageContext = createContext<PageContext>();
