import { expect, test } from "vitest";
import { findRareStyles, findShellModules, findStyleGroups } from "./chunk-groups.ts";

const imports: Record<string, readonly string[]> = {
  "/hub/app/root.tsx?route": ["/hub/app/root.tsx"],
  "/hub/app/root.tsx": ["frame"],
  frame: ["arrow", "frame"],
  arrow: ["frame"],
  "scan?route": ["picture", "face"],
  "faq?route": ["picture"],
  "mor?route": ["face-of-mor"],
  "tips?route": ["search"],
  picture: [],
  search: ["arrow"],
};
const graph = {
  getModuleIds: () => Object.keys(imports),
  getModuleInfo: (id: string) => infoOf(id, imports),
};

/** A module of some size, but for what is called small. */
function infoOf(id: string, graphImports: Readonly<Record<string, readonly string[]>>) {
  const code = "x".repeat(id.startsWith("small") ? 80 : 4_000);
  return { isEntry: id.endsWith("?route"), importedIds: graphImports[id] ?? [], code };
}

test("the shell is what the root needs and what many screens need, without the entries", () => {
  expect([...findShellModules(graph)].toSorted()).toEqual(["/hub/app/root.tsx", "arrow", "frame", "picture"]);
});

test("a new file needs no word of ours: it goes where its imports lead", () => {
  const grown = { ...imports, frame: ["arrow", "new-line"], "new-line": ["new-part"] };
  const shell = findShellModules({
    getModuleIds: () => Object.keys(grown),
    getModuleInfo: (id) => infoOf(id, grown),
  });
  expect(shell.has("new-part")).toBe(true);
});

test("what is small and stands alone is no file of its own where a quarter of the screens have it; what brings others along is", () => {
  const spread = {
    ...imports,
    "mor?route": ["small", "small-with-part", "large"],
    "small-with-part": ["search"],
  };
  const shell = findShellModules({
    getModuleIds: () => Object.keys(spread),
    getModuleInfo: (id) => infoOf(id, spread),
  });
  expect(["small", "small-with-part", "large"].map((id) => shell.has(id))).toEqual([true, false, false]);
});

test("the styles of a part that three sites have do not hold up the others; what the frame has, all have", () => {
  const parts: Record<string, readonly string[]> = {
    "/hub/app/shell/frame.tsx": ["/hub/line.css"],
    ...Object.fromEntries(
      ["lmv", "ucp", "scan"].map((site) => [`/hub/app/sites/${site}/a.tsx`, ["hold", "chip", "/hub/line.css"]]),
    ),
    "/hub/app/sites/mor/later.tsx": ["chip"],
    hold: ["/hub/hold.css"],
    chip: ["/hub/chip.css"],
  };
  const rare = findRareStyles({
    getModuleIds: () => Object.keys(parts),
    getModuleInfo: (id) => infoOf(id, parts),
  });
  expect([...rare]).toEqual(["/hub/hold.css"]);
});

test("the styles of a site are one file with its typefaces; a site with many has a file for each small folder", async () => {
  const groups = await findStyleGroups();
  const groupOf = (file: string) => groups.find(({ test: isMember }) => isMember(`/hub/app/${file}`))?.name;
  expect(groupOf("sites/lmv/parts/side-menu.module.css")).toBe("styles-lmv");
  expect(groupOf("generated/site-fonts/lmv.css")).toBe("styles-lmv");
  expect(groupOf("sites/lmv/parts/side-menu.tsx")).toBeUndefined();
  expect(groupOf("sites/lmw/frame/world-menu.module.css")).toBe("styles-lmw-frame");
  expect(groupOf("sites/lmw/stage/parts/leaderboard.module.css")).toBeUndefined();
});
