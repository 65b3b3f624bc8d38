import type { Language } from "#contracts/languages.ts";
import type { Screen, Site } from "#contracts/site.ts";
import type { CompiledMessages } from "../i18n/messages.tsx";
import type { Head } from "./head.ts";

/** What stands around the column on a wide screen. */
export interface BackdropScene {
  src: string;
  /** Of the site itself: made for this place, so it is shown in focus. A zone's scene is only atmosphere. */
  isOfSite: boolean;
}

/** What the frame around a site's screen is loaded with: `useMatches` gives it to the screen inside. */
export interface SiteFrameData {
  siteId: string;
  zone: Site["zone"];
  head: Head;
  /** As the manifest says it of the screen and the site. */
  landing?: Screen["landing"];
  isFullScreen?: boolean;
  hasOwnCompanion?: boolean;
  backdrop: BackdropScene;
  /** What a pre-release host says above the page. */
  banner: string | null;
  /** The site's messages in the language of the screen; null when it has none of its own. */
  words: CompiledMessages | null;
}

/** The messages of a site by language, as its `import.meta.glob("./copy/*.json", { eager: true, import: "default" })` holds them. */
export const messagesIn = (copies: Record<string, CompiledMessages>, lang: Language): CompiledMessages | null =>
  copies[`./copy/${lang}.json`] ?? null;
