import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fetchingAhead } from "./fetch-ahead.ts";

const source = join(import.meta.dirname, "../../node_modules/react-router/dist/production/lib/dom/ssr");
const read = (file: string): string => readFileSync(join(source, file), "utf8");

test("a page's data and styles are fetched ahead in a way that the policy of every engine lets pass", () => {
  const components = fetchingAhead("components.js", read("components.js"));
  const pages = components.slice(components.indexOf("function PrefetchPageLinksImpl"));
  expect(pages).toContain('mode: "same-origin"');
  expect(pages).not.toContain('rel: "prefetch"');
  expect(fetchingAhead("links.js", read("links.js"))).not.toContain('rel: "prefetch"');
});

test("a framework that does it otherwise stops the build", () => {
  expect(() => fetchingAhead("links.js", 'rel: "prefetch"')).toThrow("says this no longer, or twice");
});
