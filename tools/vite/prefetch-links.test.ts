import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addPrefetch } from "./prefetch-links.ts";

const source = join(import.meta.dirname, "../../node_modules/react-router/dist/production/lib/dom/ssr");
const read = (file: string): string => readFileSync(join(source, file), "utf8");

test("a page's data and styles are fetched ahead in a way that the policy of every engine lets pass", () => {
  const components = addPrefetch("components.js", read("components.js"));
  const pages = components.slice(components.indexOf("function PrefetchPageLinksImpl"));
  expect(pages).toContain('mode: "same-origin"');
  expect(pages).not.toContain('rel: "prefetch"');
  expect(addPrefetch("links.js", read("links.js"))).not.toContain('rel: "prefetch"');
});

test("a script that does not come ahead of a tap leaves the page that is read alone", async () => {
  // The framework's own way reloads the page.
  const reloading = "const loadRouteModule = () => { throw new Error('reloads'); };";
  const code = addPrefetch("links.js", read("links.js")).replace(/^import .*$/m, reloading);
  const { getKeyedPrefetchLinks } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as { getKeyedPrefetchLinks: (...values: unknown[]) => Promise<unknown[]> };
  const ask = (module: string) =>
    getKeyedPrefetchLinks([{ route: { id: "a" } }], { routes: { a: { id: "a", module } } }, {});
  expect(await ask("data:text/javascript,throw new Error('did not come')")).toEqual([]);
  const links = "export const links = () => [{ rel: 'stylesheet', href: '/a.css' }]";
  expect(await ask(`data:text/javascript,${encodeURIComponent(links)}`)).toHaveLength(1);
});

test("a framework that does it otherwise stops the build", () => {
  expect(() => addPrefetch("links.js", 'rel: "prefetch"')).toThrow("says this no longer, or twice");
});
