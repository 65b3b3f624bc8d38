import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Video } from "#contracts/video.ts";
import { createVideoDocuments } from "./search.server.ts";

const videoOf = (number: string): Video =>
  (JSON.parse(readFileSync(`content/videos/film-${number}.json`, "utf8")) as Video[])[0]!;

test("a step of a how-to leads to its second, and is found by what is said in it", () => {
  const found = createVideoDocuments(videoOf("01")).find(({ body }) =>
    body.some((text) => text.includes("三ミリ外へ")),
  );
  expect(found).toMatchObject({
    kind: "chapter",
    href: "/channel?v=film-01&t=8",
    title: "線を引かない目　目尻の三ミリ",
  });
});

test("a story is found as a whole: what is told in it answers no question", () => {
  expect(createVideoDocuments(videoOf("10")).map(({ href, body }) => [href, body.length])).toEqual([
    ["/channel?v=film-10", 1],
  ]);
});
