import { replayEarlyClicks } from "./event-replay.ts";
import { forceFullPageNavigation } from "./full-page-navigation.ts";

/**
 * Moves the page's scripts behind its picture. React Router asks for all of them ahead of time; on a slow line they
 * then share it with the styles, the type and the picture that the visitor waits for. The page is already readable and
 * its links work without them, so they start when it has painted, at the first touch or key, or after four seconds.
 * @param html a whole document as React Router renders it; one without its module script comes back unchanged
 */
export function deferScripts(html: string): string {
  const found = html.match(moduleScript);
  if (!found) return html;
  const modules = [...html.matchAll(modulePreload)].map(([, href]) => href);
  const [whole, openTag = "", code = ""] = found;
  return html.replaceAll(modulePreload, "").replace(whole, () => `${openTag}${deferredCode(code, modules)}</script>`);
}

const moduleScript = /(<script\b(?=[^>]* type="module")(?![^>]* src=)[^>]*>)([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/>/g;
const namedImport = /^import \* as (\w+) from ("[^"]+");$/gm;
const bareImport = /^import ("[^"]+");$/gm;

/** The same script with its imports made on demand. What they need is asked for together with them, not level by level. */
function deferredCode(code: string, modules: readonly (string | undefined)[]): string {
  const routes = [...code.matchAll(namedImport)];
  const bare = [...code.matchAll(bareImport)].map(([, from]) => `await import(${from});`);
  const rest = code.replace(namedImport, "").replace(bareImport, "").trim();
  const names = routes.map(([, name]) => name).join(",");
  const imports = routes.map(([, , from]) => `import(${from})`).join(",");
  return `(${forceFullPageNavigation.toString()})();(${replayEarlyClicks.toString()})();await(${waitForPaint.toString()})();(${preloadModulesInTurns.toString()})(${JSON.stringify(modules)});${bare.join("")}const [${names}]=await Promise.all([${imports}]);${rest}`;
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

/** Each asking costs a slow phone some milliseconds: between two of them the page answers. Safari knows no scheduler. */
async function preloadModulesInTurns(hrefs: string[]): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  for (const href of hrefs) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  }
}
