import { expect, test } from "vitest";
import { parseEyeQuery } from "../rules/eye-query.ts";
import { formatLookCode } from "#contracts/look-code.ts";
import { cardIdOf, shareLook } from "./share-look.ts";
import { defaultMakeup } from "./applied-makeup.ts";
import { parseMakeupQuery } from "./makeup-query.ts";

const origin = "https://zone.example";
const goldfish = { id: "lip-01", name: "踊り場の金魚" };
const bare = new URLSearchParams("s=lip-01");

test("a shade alone is shared by a short address", () => {
  const share = shareLook({ shade: goldfish, makeup: defaultMakeup, query: bare }, "ln", origin);
  expect(share.url).toBe("https://zone.example/virtual_tester?s=lip-01&cid=kz_vt_ln");
  expect(share.text).toBe("踊り場の金魚、試し塗り済み。");
});

test("whoever opens what I shared sees my lips, my lids, my own mascara and my line", () => {
  const query = new URLSearchParams("s=lip-03&e=056.055.-.074&m=01&l=02&other=x");
  const makeup = { ...defaultMakeup, amounts: { ...defaultMakeup.amounts, lips: 0.4 } };
  const url = new URL(shareLook({ shade: goldfish, makeup, query }, "x", origin).url);
  expect(url.searchParams.get("s")).toBe("lip-01");
  expect(parseEyeQuery(url.searchParams)).toEqual(parseEyeQuery(query));
  expect(parseMakeupQuery(url.searchParams.get("w"))).toEqual(makeup);
  expect(url.searchParams.has("other")).toBe(false);
});

test("a look of the house is shared by its code alone, under its name", () => {
  const query = new URLSearchParams({ look: "1MGg1GRSCUZ6CUL8CSQNQJR2GHEBFIIo" });
  const look = { shade: goldfish, makeup: defaultMakeup, query, name: "素肌のつづき" };
  const share = shareLook(look, "ln", origin);
  expect(share.url).toBe(`https://zone.example/virtual_tester?${query}&cid=kz_vt_ln`);
  expect(share.text).toBe("素肌のつづき、試し塗り済み。");
});

test("a tint in two coats leads to the tints, in two coats", () => {
  const shade = { id: "tint-02", name: "名前" };
  const { url } = shareLook({ shade, makeup: { ...defaultMakeup, coats: 2 }, query: bare }, "cp", origin);
  expect(url).toBe("https://zone.example/virtual_tester_lt?s=tint-02&w=95.80.95.90.2f&cid=kz_vt_cp");
});

test("a whole look is shared as itself, without a shade that it does not wear; a shade put over it goes along", () => {
  const cheek = { kind: "blush", hex: "#C07A98", intensity: 0.5, place: "apple" } as const;
  const look = formatLookCode([{ productId: null, layer: cheek }])!;
  const share = shareLook(
    { shade: goldfish, makeup: defaultMakeup, query: new URLSearchParams({ look }) },
    "ln",
    origin,
  );
  expect(share.url).toBe(`https://zone.example/virtual_tester?look=${look}&cid=kz_vt_ln`);
  expect(share.text).toBe("この顔、試し塗り済み。");
  const query = new URLSearchParams({ s: "lip-01", look });
  const { url } = shareLook({ shade: goldfish, makeup: defaultMakeup, query }, "ln", origin);
  expect(url).toBe(`https://zone.example/virtual_tester?s=lip-01&look=${look}&cid=kz_vt_ln`);
  expect(cardIdOf({ shade: goldfish, makeup: defaultMakeup, query })).toBe(`lip-01~~~~~${look}`);
});

test("what is no look does not travel along", () => {
  const query = new URLSearchParams({ look: "1<script>" });
  const { url } = shareLook({ shade: goldfish, makeup: defaultMakeup, query }, "ln", origin);
  expect(url).toBe("https://zone.example/virtual_tester?s=lip-01&cid=kz_vt_ln");
});
