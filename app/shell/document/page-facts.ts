import { createContext, type ReactNode } from "react";

/** What the server's render tells the document; on the phone the document itself holds it, as data-* of `<html>`. */
export interface PageFacts {
  /** The id of the request whose page failed; null on every page that did not. */
  requestId: string | null;
  /** API_BASE_PATH and LOGIN_PATH where they differ from `/api/` and `/api/login.php`, else null. */
  api: string | null;
  login: string | null;
  /** What the empty path of this host shows, where that is not the hub. */
  home: string | null;
  /** Marks the scripts that the server writes; it is taken out before the page leaves, so the phone has none. */
  nonce?: string;
  /** Holds the framework's scripts back until the page has painted; on the phone they run. */
  deferScripts?: (scripts: ReactNode) => { code: string; elements: ReactNode };
  /** 「赤の消える夜」: the whole hub is without red. */
  isNoRedEvent: boolean;
}

export const PageFacts = createContext<PageFacts>({
  requestId: null,
  api: null,
  login: null,
  home: null,
  isNoRedEvent: false,
});
