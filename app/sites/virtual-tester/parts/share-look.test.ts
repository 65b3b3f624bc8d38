import { expect, test } from "vitest";
import { parseEyeQuery } from "../rules/eye-query.ts";
import { shareLook } from "./share-look.ts";
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

test("a tint in two coats leads to the tints, in two coats", () => {
  const shade = { id: "tint-02", name: "名前" };
  const { url } = shareLook({ shade, makeup: { ...defaultMakeup, coats: 2 }, query: bare }, "cp", origin);
  expect(url).toBe("https://zone.example/virtual_tester_lt?s=tint-02&w=95.80.95.90.2f&cid=kz_vt_cp");
});
