import { expect, test } from "vitest";
import { type MasterData, masterDataGlobal } from "#contracts/master-data.ts";
import { findChanges, parseMasterScript, findUnbuiltColours } from "./content-changes.ts";

/** As much of the master data as is compared here. */
const data = (parts: object): MasterData =>
  ({ version: "1", monsters: [], products: [], ...parts }) as unknown as MasterData;

test("what was added, taken out and rewritten is told by its id, where there is none by its place", () => {
  const before = data({
    tips: [
      { id: "a", text: "1" },
      { id: "b", text: "1" },
    ],
    apart: [["x", "y"]],
  });
  const after = data({
    tips: [
      { id: "b", text: "2" },
      { id: "c", text: "1" },
    ],
    apart: [["x", "z"]],
  });
  expect(findChanges(before, after)).toEqual([
    { kind: "tips", added: ["c"], removed: ["a"], changed: ["b"] },
    { kind: "apart", added: [], removed: [], changed: ["#1"] },
  ]);
  expect(findChanges(before, before)).toEqual([]);
});

test("a colour without its class needs a build", () => {
  const coloured = data({ monsters: [{ hex: "#AE0D29" }], products: [{ shade: { hex: "#123456" } }, {}] });
  expect(findUnbuiltColours(coloured, ".shade-ae0d29{--shade:#AE0D29}")).toEqual(["#123456"]);
});

test("only a master script is read as one", () => {
  expect(parseMasterScript(`globalThis.${masterDataGlobal}={"version":"7"};\n`)).toEqual({ version: "7" });
  expect(() => parseMasterScript("alert(1)")).toThrow("no master script");
});
