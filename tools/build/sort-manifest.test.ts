import { expect, test } from "vitest";
import { withSortedImports } from "./sort-manifest.ts";

test("what most screens import stands first in each, and nothing is lost", () => {
  const route = (id: string, imports?: string[]) => ({ id, module: `/${id}.js`, ...(imports && { imports }) });
  const manifest = {
    entry: { module: "/entry.js", imports: ["/z.js", "/a.js"] },
    routes: { one: route("one", ["/b.js", "/a.js", "/z.js"]), two: route("two", ["/z.js"]), three: route("three") },
    url: "/build/manifest-1.js",
  };
  const sorted = withSortedImports(manifest);
  expect(sorted.routes.one?.imports).toEqual(["/z.js", "/a.js", "/b.js"]);
  expect(sorted.routes.two).toEqual(manifest.routes.two);
  expect(sorted.routes.three).toEqual(manifest.routes.three);
  expect({ ...sorted, routes: null }).toEqual({ ...manifest, routes: null });
});
