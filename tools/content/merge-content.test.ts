import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseMasterScript } from "#server/modules/master-data/payload.ts";
import { crossCheck } from "./cross-check.ts";
import { type Content, masterScript, mergeContent, shadeStyles } from "./merge-content.ts";
import { readContent } from "./read-content.ts";

const { content, issues } = readContent(join(import.meta.dirname, "../../content"));
const builtAt = new Date("2026-11-20T12:00:00Z");

function changedContent(change: (copy: Content) => void): Content {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

describe("the content of the editors", () => {
  it("keeps every contract and every cross reference", () => {
    expect(issues).toEqual([]);
    expect(crossCheck(content)).toEqual([]);
  });

  it.each<[string, (copy: Content) => void]>([
    ["two products with one JAN", ({ products: [first, second] }) => Object.assign(second!, { jan: first!.jan })],
    ["two monsters with one id", ({ monsters: [first, second] }) => Object.assign(second!, { id: first!.id })],
    ["a product of a monster that is not there", (copy) => copy.monsters.splice(0, 1)],
    ["a shadow of a family that is not there", (copy) => copy.families.splice(0, 1)],
    ["a lip in another colour than its monster", ({ monsters: [first] }) => Object.assign(first!, { hex: "#010203" })],
    [
      "a product whose id is not its line and number",
      ({ products: [first] }) => Object.assign(first!, { number: "99" }),
    ],
    [
      "a look that wears a product no longer sold",
      ({ makeupLooks: [first] }) => Object.assign(first!.applied[0]!, { productId: "lip-05" }),
    ],
    [
      "a look in another shade than its product",
      ({ makeupLooks: [first] }) => Object.assign(first!.applied[0]!.layer, { hex: "#010203" }),
    ],
    [
      "a look with lipstick on its lids",
      ({ makeupLooks: [first] }) => Object.assign(first!.applied.at(-1)!.layer, { kind: "shadow" }),
    ],
    ["a face type in another's place", ({ faceTypes }) => faceTypes.push(faceTypes.shift()!)],
    ["a face type that starts with a product nobody has", ({ faceTypes: [first] }) => first!.productIds.push("lip-99")],
    [
      "a face type that starts with a product no longer sold",
      ({ faceTypes: [first] }) => first!.productIds.push("lip-05"),
    ],
    [
      "two types under one constellation",
      ({ faceTypes: [first, second] }) => Object.assign(second!, { constellation: first!.constellation }),
    ],
    [
      "one pair of faces with two titles",
      ({ faceDuos: [first, second] }) => Object.assign(second!, { pair: first!.pair }),
    ],
    [
      "one title for two pairs of faces",
      ({ faceDuos: [first, second] }) => Object.assign(second!, { titles: first!.titles }),
    ],
    [
      "a pair of hours without a line",
      ({ twoFacesLines: [first, second] }) => Object.assign(second!, { pair: first!.pair }),
    ],
    [
      "a look whose lips nobody sells",
      ({ twoFacesLooks: [first] }) => Object.assign(first!, { lipProductId: "lip-99" }),
    ],
    [
      "a prophecy that is said twice",
      ({ prophecySigns: [first, second] }) => Object.assign(second!, { text: first!.text }),
    ],
    ["a prophecy of another monster", ({ prophecyKernels: [first] }) => Object.assign(first!, { monsterId: "24" })],
    [
      "two missions of one language under one number",
      ({ testerMissions: [first, second] }) => Object.assign(second!, { number: first!.number }),
    ],
    [
      "one word for two things a colour is named after",
      ({ chameleonThings: [first, second] }) => Object.assign(second!, { word: first!.word }),
    ],
    ["a word kept apart that is not there", ({ chameleonApart }) => chameleonApart.push(["夜明け前に", "羅針盤"])],
    ["two desires told alike", ({ desires: [first, second] }) => Object.assign(second!, { whisper: first!.whisper })],
    [
      "a desire with another's colour",
      ({ desires: [first, second] }) => Object.assign(second!, { shadow: first!.shadow }),
    ],
    ["a hack at the eye without a caution", ({ hacks }) => delete hacks.find(({ worry }) => worry === "lash")!.caution],
    [
      "a tip at the eye without a caution",
      ({ tips }) =>
        Object.assign(
          tips.find(({ parts }) => parts.includes("lid"))!,
          { caution: null },
        ),
    ],
    ["two events with one id", ({ schedule }) => schedule.push(schedule[0]!)],
  ])("is refused with %s", (_, change) => {
    expect(crossCheck(changedContent(change))).not.toEqual([]);
  });
});

describe("the merged script", () => {
  it("is read back by the server as it was written", () => {
    const data = mergeContent(content, builtAt);
    expect(parseMasterScript(masterScript(data))).toEqual(data);
  });

  it("is one line that cannot end a script element", () => {
    const { products } = changedContent((copy) =>
      Object.assign(copy.products[0]!, { description: "</script><!--\u2028" }),
    );
    const script = masterScript(mergeContent({ ...content, products }, builtAt));
    expect(script.trimEnd()).not.toMatch(/[<\n\u2028]/);
    expect(parseMasterScript(script).products[0]?.description).toBe("</script><!--\u2028");
  });

  it("keeps its version until the content changes", () => {
    const again = mergeContent(content, new Date(0));
    const other = mergeContent(
      changedContent((copy) => copy.schedule.pop()),
      builtAt,
    );
    expect(again.version).toBe(mergeContent(content, builtAt).version);
    expect(other.version).not.toBe(again.version);
  });
});

describe("the shade classes", () => {
  it("give each colour of the catalogue once, exactly", () => {
    const css = shadeStyles(content);
    expect(css).toContain(".shade-de5038{--shade:#DE5038;background-color:#DE5038}\n");
    const classes = css.match(/\.shade-[0-9a-f]{6}/g) ?? [];
    expect(new Set(classes).size).toBe(classes.length);
    for (const { shade } of content.products)
      if (shade) expect(css).toContain(`.shade-${shade.hex.slice(1).toLowerCase()}{`);
  });
});
