import { expect, test } from "vitest";
import { type ClientManifest, readManifestScript, writeManifestScript } from "./manifest-script.ts";

const manifest = {
  url: "/build/manifest.js",
  version: "1",
  entry: { module: "/build/entry.js", imports: ["/build/framework.js"], css: ["/build/styles.css"] },
  routes: {
    root: { id: "root", path: "", hasDefaultExport: true, module: "/build/root.js", css: [] },
    "shell/unknown": { id: "shell/unknown", parentId: "root", hasDefaultExport: false, module: "/build/unknown.js" },
  },
} as unknown as ClientManifest;

test("a page reads from the short form what React Router had written", () => {
  expect(readManifestScript(writeManifestScript(manifest))).toEqual(manifest);
  expect(readManifestScript(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toEqual(manifest);
});

test("a script without a manifest is refused", () => {
  expect(() => readManifestScript("window.other = 1")).toThrow("no route manifest");
});
