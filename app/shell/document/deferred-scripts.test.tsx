import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, type EntryContext, Outlet, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.server.ts";
import { DeferredScripts } from "./deferred-scripts.tsx";
import { PageFacts } from "./page-facts.ts";

const routes = [{ id: "root", path: "/", Component: Document }];
const entry = { module: "/build/entry.js", imports: ["/build/framework.js"], css: [] };
const root = { id: "root", path: "", module: "/build/root.js", imports: ["/build/shell.js"], css: [] };
const facts = { requestId: null, api: null, login: null, home: null, isNoRedEvent: false };

function Document() {
  return (
    <html lang="ja">
      <body>
        <Outlet />
        <DeferredScripts nonce="n" />
      </body>
    </html>
  );
}

/** A page as the framework itself renders it, from a manifest of one route. */
async function render(): Promise<string> {
  const staticHandlerContext = await createStaticHandler(routes).query(new Request("http://hub.test/"));
  const context = {
    manifest: { entry, routes: { root }, url: "/build/manifest.js", version: "1" },
    routeModules: { root: { default: Document } },
    serverHandoffString: "{}",
    staticHandlerContext,
    routeDiscovery: { mode: "initial" },
    future: {},
    ssr: true,
    isSpaMode: false,
  } as unknown as EntryContext;
  return renderToStaticMarkup(
    <PageFacts value={{ ...facts, deferScripts }}>
      <ServerRouter context={context} url="http://hub.test/" />
    </PageFacts>,
  );
}

test("of all that the framework writes, no browser runs or asks for a module before our first script says so", async () => {
  const html = await render();
  expect(html).not.toMatch(/<link[^>]*modulepreload/);
  expect(html).not.toContain('type="module"');
  expect(html.match(/type="text\/deferred-module"/g)).toHaveLength(1);
  expect(html, "what does not run by itself").not.toMatch(/<script[^>]*\sasync/);
  expect(html).toMatch(/\(\["\/build\/manifest\.js","\/build\/entry\.js","\/build\/framework\.js",/);
});

test("the framework's module script is held back as it is, with everything that starts the page", async () => {
  const [, code = ""] = (await render()).match(/<script[^>]*deferred-module[^>]*>([\s\S]*?)<\/script>/) ?? [];
  expect(code).toContain('import "/build/manifest.js"');
  expect(code).toContain('import * as route0 from "/build/root.js"');
  expect(code).toContain("window.__reactRouterRouteModules");
  expect(code.trim().endsWith('import("/build/entry.js");')).toBe(true);
});
