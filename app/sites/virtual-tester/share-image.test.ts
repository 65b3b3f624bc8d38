import { join } from "node:path";
import { expect, test } from "vitest";
import { type AppliedLayer, formatLookCode } from "#contracts/look-code.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { CardSource } from "#server/modules/share-images/share-card.ts";
import { mergeContent } from "../../../tools/content/merge-content.ts";
import { readContent } from "../../../tools/content/read-content.ts";
import { shareCard } from "./share-image.server.ts";

const now = new Date("2026-11-19T00:00:00Z");
const master = mergeContent(readContent(join(import.meta.dirname, "../../../content")).content, now);
const cardOf = (id: string) => shareCard(id, { master, now } as CardSource);
const svgOf = async (id: string): Promise<string> => {
  const painted = await (await cardOf(id))?.drawing?.paint();
  return painted && "svg" in painted ? painted.svg : "";
};

test("the share picture of a look is a drawn face in these very colours", async () => {
  const product = (id: string) => master.products.find((one) => one.id === id)?.shade?.hex ?? "?";
  const svg = await svgOf("lip-15~085.083.-.010~01~03");
  for (const id of ["lip-15", "shadow-085", "shadow-083", "shadow-010", "mascara-01", "liner-03"])
    expect(svg, id).toContain(product(id));
});

test("another look is another picture, and the same one is drawn once", async () => {
  const keyOf = async (id: string) => (await cardOf(id))?.drawing?.key;
  expect(await keyOf("lip-15")).toBe(await keyOf("lip-15"));
  expect(await keyOf("lip-15")).not.toBe(await keyOf("lip-16"));
  expect(await keyOf("lip-15")).not.toBe(await keyOf("lip-15~~~~40.80.95.90.3f"));
});

test("where the lips are bare the eyes alone are painted", async () => {
  const hex = master.products.find(({ id }) => id === "lip-15")?.shade?.hex ?? "?";
  expect(await svgOf("lip-15~085.083.-.010~~~0.80.95.90.3f")).not.toContain(hex);
});

test.each(["lip-99", "shadow-001", "lip-15~1", "door-fr", "../lip-15"])("%s has none", async (id) => {
  expect(await cardOf(id)).toBeNull();
});

test("a look of the house is called by its name, and the drawn face wears all of it", async () => {
  const [look] = master.makeupLooks;
  const id = `~~~~~${formatLookCode(look!.applied)}`;
  const card = await cardOf(id);
  expect(card).toMatchObject({ kicker: "試し塗り", title: look!.names.ja, line: look!.line });
  const svg = await svgOf(id);
  const drawn = look!.applied.map(({ layer }) => layer).filter(({ kind }) => kind !== "base");
  for (const { kind, hex } of drawn) expect(svg, kind).toContain(hex);
});

test("a shade that the address names takes the place of the look's lips", async () => {
  const look = master.makeupLooks.find(({ applied }) => applied.some(({ layer }) => layer.kind === "lip"))!;
  const lips = look.applied.find(({ layer }) => layer.kind === "lip")!;
  const hex = (id: string) => master.products.find((one) => one.id === id)?.shade?.hex ?? "?";
  const other = lips.productId === "lip-15" ? "lip-16" : "lip-15";
  const svg = await svgOf(`${other}~~~~~${formatLookCode(look.applied)}`);
  expect(svg).toContain(hex(other));
  expect(svg).not.toContain(lips.layer.hex);
});

test("somebody's own look is called by its lips, and by all of the face where these are bare", async () => {
  const lip: LookLayer = { kind: "lip", hex: "#900931", intensity: 0.8, finish: "gloss", spread: "full" };
  const cheek: LookLayer = { kind: "blush", hex: "#C07A98", intensity: 0.5, place: "apple" };
  const titleOf = async (...applied: AppliedLayer[]) => (await cardOf(`~~~~~${formatLookCode(applied)}`))?.title;
  expect(await titleOf({ productId: null, layer: cheek }, { productId: "lip-15", layer: lip })).toBe("秘密基地の石榴");
  expect(await titleOf({ productId: null, layer: cheek })).toBe("顔まるごと");
});

test("a look that asks for a product there is not has none", async () => {
  const layer: LookLayer = { kind: "lip", hex: "#900931", intensity: 0.8, finish: "gloss", spread: "full" };
  expect(await cardOf(`~~~~~${formatLookCode([{ productId: "lip-99", layer }])}`)).toBeNull();
});
