import { replayEarlyClicks } from "./event-replay.ts";
import { forceFullPageNavigation } from "./full-page-navigation.ts";

/**
 * The first script of a page, as text. It sees to taps and presses that come too early, and starts the page's modules behind
 * its picture: asked for at once, they would share a slow line with the styles, the type and the picture that the visitor
 * waits for. The page is readable and its links work without them, so they start when it has painted, at the first touch or
 * key, or after four seconds.
 */
export function startScript(modules: readonly string[]): string {
  return `(${forceFullPageNavigation.toString()})();(${replayEarlyClicks.toString()})();(${waitForPaint.toString()})().then(()=>(${startModules.toString()})(${JSON.stringify(modules)}))`;
}

// Both run in the page, as text: they see nothing of this file.

function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    const start = () => resolve();
    const onLoad = () => (document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(start)));
    if (document.readyState === "complete") onLoad();
    else addEventListener("load", onLoad, { once: true });
    for (const eventName of ["pointerdown", "keydown", "touchstart"])
      addEventListener(eventName, start, { once: true, passive: true });
    setTimeout(start, 4000);
  });
}

/**
 * Runs the framework's own script, and asks for all files below it together, not level by level. Each asking costs a slow phone
 * some milliseconds: between two of them the page answers. Safari knows no scheduler.
 */
async function startModules(hrefs: string[]): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  const waiting = document.querySelector('script[type="text/deferred-module"]');
  const script = Object.assign(document.createElement("script"), { type: "module", textContent: waiting?.textContent });
  document.head.append(script);
  script.remove();
  for (const href of hrefs) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  }
}
