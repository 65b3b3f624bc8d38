import type { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { fixedClock } from "../platform/clock.ts";
import { systemRandom } from "../platform/random.ts";
import { createRenderer } from "./renderer.ts";

const clock = fixedClock("2026-11-20T12:00:00Z");
/** A page that tells the moment it sees, by both ways, and what its dice fall on. */
const handler = async (_: Request, context: RouterContextProvider) => {
  const { now, platform } = context.get(pageContext);
  return Response.json([now, platform.clock.now(), platform.random.int(1_000_000)]);
};
const renderer = createRenderer(
  handler as unknown as Parameters<typeof createRenderer>[0],
  {
    platform: { clock, random: systemRandom, settings: { publicUrl: "https://zone.example.com", assetBaseUrl: null } },
    switches: { closureOf: () => null },
    assetHost: null,
    masterData: { read: async () => ({ transmissions: [] }), status: () => ({ state: "fresh" }) },
  } as unknown as Parameters<typeof createRenderer>[1],
);
const host = { kind: "pre-release" as const, home: null, hasBanner: true, isIndexed: () => false };
const request = { pathname: "/campaign", search: "", host, route: "campaign /campaign" };
const seen = async (search: string): Promise<unknown[]> =>
  (await (await renderer.preview(request, search)).response.json()) as unknown[];

test("a preview sees the moment it was asked for, wherever a page looks for one", async () => {
  const moment = "2027-01-20T03:00:00.000Z";
  expect((await seen("?at=2027-01-20T12:00:00%2B09:00")).slice(0, 2)).toEqual([moment, moment]);
  const present = "2026-11-20T12:00:00.000Z";
  for (const none of ["?seed=1", "?at=tomorrow", "?at="])
    expect((await seen(none)).slice(0, 2)).toEqual([present, present]);
});

test("a seed makes its dice fall the same each time, another one otherwise", async () => {
  const [first, again, other] = [await seen("?seed=1"), await seen("?seed=1"), await seen("?seed=2")];
  expect(again[2]).toBe(first[2]);
  expect(other[2]).not.toBe(first[2]);
});

test("a page for everybody knows nothing of it", async () => {
  const rendered = await renderer.render({ ...request, search: "?at=2027-01-20T12:00:00Z" });
  expect(((await rendered.response.json()) as unknown[])[0]).toBe("2026-11-20T12:00:00.000Z");
});

test("data that names files of the asset host is led there, and an answer without a body stays without", async () => {
  const withHost = (answer: () => Response) =>
    createRenderer(
      (async () => answer()) as unknown as Parameters<typeof createRenderer>[0],
      {
        platform: {
          clock,
          random: systemRandom,
          settings: { publicUrl: "https://zone.example.com", assetBaseUrl: null },
        },
        switches: { closureOf: () => null },
        assetHost: { toData: (text: string) => text.replace("/assets/v/", "https://assets.example.com/assets/v/") },
        masterData: { read: async () => ({ transmissions: [] }), status: () => ({ state: "fresh" }) },
      } as unknown as Parameters<typeof createRenderer>[1],
    ).render(request);
  const data = await withHost(
    () => new Response('"/assets/v/h/a.webp"', { headers: { "content-type": "text/x-script" } }),
  );
  expect(await data.response.text()).toBe('"https://assets.example.com/assets/v/h/a.webp"');
  expect(data.tags).toEqual(["asset-host"]);
  const { response } = await withHost(() => new Response(null, { status: 204 }));
  expect([response.status, response.body]).toEqual([204, null]);
});
