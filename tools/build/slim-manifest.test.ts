import { expect, test } from "vitest";
import type { ClientManifest } from "./manifest-script.ts";
import { slimDown } from "./slim-manifest.ts";

const manifest = {
  url: "/build/manifest.js",
  entry: { module: "/build/entry.js", imports: ["/build/framework.js", "/build/shell.js"], css: ["/build/styles.css"] },
  routes: {
    root: { id: "root", module: "/build/root.js", imports: ["/build/framework.js"], css: ["/build/styles.css"] },
    "faq/faq:ja": {
      id: "faq/faq:ja",
      parentId: "root",
      hasLoader: true,
      hasAction: false,
      module: "/build/faq.js",
      imports: ["/build/framework.js", "/build/grain.js"],
      css: ["/build/styles.css", "/build/faq.css"],
    },
  },
} as ClientManifest;

test("a route lists only what a page does not have, and no fact that is false", () => {
  expect(slimDown(manifest).routes["faq/faq:ja"]).toEqual({
    id: "faq/faq:ja",
    parentId: "root",
    hasLoader: true,
    module: "/build/faq.js",
    imports: ["/build/grain.js"],
    css: ["/build/faq.css"],
  });
});

test("entry, root and the manifest's own address stay as they are", () => {
  const { entry, routes, url } = slimDown(manifest);
  expect([entry, routes.root, url]).toEqual([manifest.entry, manifest.routes.root, manifest.url]);
});
