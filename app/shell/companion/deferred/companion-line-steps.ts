import { type CompanionMessage, companionMessageSchema } from "#contracts/companion.ts";
import type { Language } from "#contracts/languages.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { coversControls } from "./covers-controls.ts";
import { prophecyRead, voteShown } from "./shown-days.ts";

/** So long a visitor looks at a page in peace before the companion speaks, and so often it looks for a free place. */
const quietMs = 6_000;
const checkEveryMs = 1_000;
/** After so many looks without a free place it stands at the end of the page instead, where it covers nothing. */
const maxChecks = 5;
/** A line is left standing while one reads on; after so many scrolled pixels it goes. */
const dismissScrollPx = 320;

// Each of these begins one step of a line's life and returns the end of it.

/** Asks for the line once the visitor has been here for a while. */
export function fetchLineLater(
  siteId: string,
  lang: Language,
  onLine: (line: CompanionMessage["says"]) => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => {
    const path =
      `/api/visitor/companion?site=${siteId}&lang=${lang}${prophecyRead.query()}${voteShown.query()}` as const;
    apiFetch(path, { schema: companionMessageSchema, signal }).then(
      ({ says: line }) => signal.aborted || onLine(line),
      () => {},
    );
  }, quietMs);
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Looks for the moment at which nothing can be pressed under `strip`; false: there is none, it goes to the page's end. */
export function showWhenFree(strip: HTMLElement, onShow: (isFree: boolean) => void): () => void {
  let checks = 0;
  const tryToShow = (): void => {
    if (document.querySelector("dialog[open], [data-badge]")) return;
    const isFree = !coversControls(strip.getBoundingClientRect(), strip);
    if (isFree || ++checks >= maxChecks) onShow(isFree);
  };
  tryToShow();
  const timer = setInterval(tryToShow, checkEveryMs);
  return () => clearInterval(timer);
}

/** Calls back when one has scrolled on, or when something to press has come under `strip`. */
export function watchScroll(strip: HTMLElement, onOverlap: () => void): () => void {
  const fromPx = window.scrollY;
  const check = (): void => {
    const isFar = Math.abs(window.scrollY - fromPx) > dismissScrollPx;
    if (isFar || coversControls(strip.getBoundingClientRect(), strip)) onOverlap();
  };
  window.addEventListener("scroll", check, { passive: true });
  return () => window.removeEventListener("scroll", check);
}
