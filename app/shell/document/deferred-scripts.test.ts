import { expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.server.ts";

const page = `<head><link rel="modulepreload" href="/build/a.js"/><link rel="stylesheet" href="/build/s.css"/></head><body><p>町</p><script type="module" async="">import "/build/manifest.js";
import * as route0 from "/build/root.js";
import * as route1 from "/build/gate.js";
  
  window.__reactRouterRouteModules = {"root":route0,"zones/zone1:ja":route1};

import("/build/entry.js");</script></body>`;

it("a page asks for no script before it has painted", () => {
  const html = deferScripts(page);
  expect(html).not.toMatch(/<link rel="modulepreload"/);
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('<link rel="stylesheet" href="/build/s.css"/>');
});

it("then it asks for all of them, one turn each, and starts as before", () => {
  const code = deferScripts(page).split('<script type="module" async="">')[1] ?? "";
  const at = (text: string) => code.indexOf(text);
  const preloadedAt = at('(["/build/a.js"])');
  expect(preloadedAt).toBeGreaterThan(at("requestAnimationFrame"));
  expect(at('await import("/build/manifest.js")')).toBeGreaterThan(preloadedAt);
  expect(code).toContain(
    'const [route0,route1]=await Promise.all([import("/build/root.js"),import("/build/gate.js")]);window.__reactRouterRouteModules',
  );
  expect(code.trim().endsWith('import("/build/entry.js");</script></body>')).toBe(true);
});

it("the scripts of a page are asked for in its head, each once", async () => {
  const code = deferScripts(page).match(/async function preloadModulesInTurns[\s\S]*?\n}/)?.[0];
  const preloadedAt: string[] = [];
  const here = { createElement: () => ({}), head: { append: ({ href }: { href: string }) => preloadedAt.push(href) } };
  await (new Function("document", `return (${code})(["/a.js", "/b.js"])`) as (document: unknown) => Promise<void>)(
    here,
  );
  expect(preloadedAt).toEqual(["/a.js", "/b.js"]);
});

it("a tap without a network and a press too early are seen to before any module is there", () => {
  const code = deferScripts(page).split('<script type="module" async="">')[1] ?? "";
  const [before = ""] = code.split("await(");
  expect(before).toContain("navigator.onLine");
  expect(before).toContain("__reactProps");
});

it("a document without scripts stays as it is", () => {
  expect(deferScripts("<p>町</p>")).toBe("<p>町</p>");
});
