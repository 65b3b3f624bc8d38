import { expect, test } from "vitest";
import { findRareStyles, findShellModules } from "./chunk-groups.ts";

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
  getModuleInfo: (id: string) => ({ isEntry: id.endsWith("?route"), importedIds: imports[id] ?? [] }),
};

test("the shell is what the root needs and what many screens need, without the entries", () => {
  expect([...findShellModules(graph)].toSorted()).toEqual(["/hub/app/root.tsx", "arrow", "frame", "picture"]);
});

test("a new file needs no word of ours: it goes where its imports lead", () => {
  const grown = { ...imports, frame: ["arrow", "new-line"], "new-line": ["new-part"] };
  const shell = findShellModules({
    getModuleIds: () => Object.keys(grown),
    getModuleInfo: (id) => ({ isEntry: id.endsWith("?route"), importedIds: (grown as typeof imports)[id] ?? [] }),
  });
  expect(shell.has("new-part")).toBe(true);
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
    getModuleInfo: (id) => ({ isEntry: false, importedIds: parts[id] ?? [] }),
  });
  expect([...rare]).toEqual(["/hub/hold.css"]);
});
