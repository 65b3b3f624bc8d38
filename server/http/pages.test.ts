import { describe, expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { createPages, type PageRequest } from "./pages.ts";
import type { RenderedPage } from "./rendered-page.ts";

const request: PageRequest = {
  pathname: "/zone1",
  search: "",
  route: "zones /zone1",
  host: { kind: "main", home: null, hasBanner: false, isIndexed: () => true },
};

function setUp(render: () => Promise<Partial<RenderedPage> & { response: Response }>) {
  const cache = createPageCache(1_000_000);
  const errors: unknown[] = [];
  let renders = 0;
  const pages = createPages({
    cache,
    quality: 11,
    onError: (error) => errors.push(error),
    commonHeaders: ["x-frame-options", "DENY"],
    async render() {
      renders += 1;
      return {
        scriptHashes: [],
        externalOrigins: { assets: null, scripts: [] },
        tags: [],
        validUntil: null,
        ...(await render()),
      };
    },
  });
  return { pages, cache, errors, renders: () => renders };
}

const html = (body: string, init?: ResponseInit): Response =>
  new Response(body, { headers: { "content-type": "text/html; charset=utf-8" }, ...init });

describe("a page for everybody", () => {
  test("two hundred who ask at the same moment cost one render", async () => {
    const { pages, renders } = setUp(async () => ({ response: html("<p>町</p>") }));
    await Promise.all(Array.from({ length: 200 }, () => pages.get("k", request, 0)));
    expect(renders()).toBe(1);
  });

  test("while two dozen pages are being rendered another one is not begun, and who waits for one of them gets it", async () => {
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { pages, renders } = setUp(() => finished.then(() => ({ response: html("<p>町</p>") })));
    const first = Array.from({ length: 24 }, (_, i) => pages.get(`k${i}`, request, 0));
    expect(await pages.get("one more", request, 0)).toEqual({ kind: "busy" });
    const shared = pages.get("k0", request, 0);
    finish();
    expect((await Promise.all([...first, shared])).map(({ kind }) => kind)).toEqual(Array<string>(25).fill("page"));
    expect(renders()).toBe(24);
    expect((await pages.get("one more", request, 0)).kind).toBe("page");
  });

  test("a page that sets a cookie belongs to one visitor and is not kept", async () => {
    const { pages, cache } = setUp(async () => ({ response: html("", { headers: { "set-cookie": "a=1" } }) }));
    expect((await pages.get("k", request, 0)).kind).toBe("other");
    expect(cache.get("k")).toBeUndefined();
  });

  test("a gone page is not kept", async () => {
    const { pages, cache } = setUp(async () => ({ response: html("", { status: 410 }) }));
    expect((await pages.get("k", request, 0)).kind).toBe("other");
    expect(cache.get("k")).toBeUndefined();
  });

  test("two who ask for a gone page at the same moment both get to read it", async () => {
    const { pages, renders } = setUp(async () => ({ response: html("<p>行き止まり</p>", { status: 410 }) }));
    const outcomes = await Promise.all([pages.get("k", request, 0), pages.get("k", request, 0)]);
    const read = outcomes.map((outcome) => outcome.kind === "other" && outcome.body.toString());
    expect(read).toEqual(["<p>行き止まり</p>", "<p>行き止まり</p>"]);
    expect(renders()).toBe(1);
  });

  test("when the render fails, the old copy is served for ten minutes", async () => {
    let isBroken = false;
    const { pages, errors } = setUp(async () => {
      if (isBroken) throw new Error("the database is away");
      return { response: html("<p>町</p>") };
    });
    await pages.get("k", request, 0);
    isBroken = true;
    expect((await pages.get("k", request, 120_000)).kind).toBe("page");
    await expect(pages.get("k", request, 600_001)).rejects.toThrow("away");
    expect(errors.length).toBeGreaterThan(0);
  });

  test("nothing old is served across a launch or midnight", async () => {
    let body = "before";
    const launch = new Date(5_000);
    const { pages } = setUp(async () => ({ response: html(body), validUntil: launch }));
    await pages.get("k", request, 0);
    body = "after";
    const outcome = await pages.get("k", request, 5_000);
    expect(outcome.kind === "page" && outcome.page.bodies.identity.toString()).toBe("after");
  });

  test("a page rendered while its site was closed is not put back into the cache", async () => {
    const { pages, cache } = setUp(async () => {
      cache.purge("site:scan");
      return { response: html("<p>old</p>"), tags: ["site:scan"] };
    });
    await pages.get("k", request, 0);
    expect(cache.get("k")).toBeUndefined();
  });

  test("a page rendered while another site was closed is kept", async () => {
    const { pages, cache } = setUp(async () => {
      cache.purge("site:scan");
      return { response: html("<p>町</p>"), tags: ["site:lmw"] };
    });
    await pages.get("k", request, 0);
    expect(cache.get("k")).toBeDefined();
  });

  test.each([404, 410, 302])(
    "an old copy goes when the page has become a %i, and is not shown once more",
    async (status) => {
      let answer = (): Response => html("<p>町</p>");
      const { pages, cache } = setUp(async () => ({ response: answer() }));
      await pages.get("k", request, 0);
      answer = () => html("", { status });
      await pages.get("k", request, 61_000);
      await vi.waitFor(() => expect(cache.get("k")).toBeUndefined());
      expect((await pages.get("k", request, 61_001)).kind).toBe("other");
    },
  );

  test("while a renewal fails, the old copy is shown and the next try waits", async () => {
    let answer = (): Response => html("<p>町</p>");
    const { pages, cache, renders } = setUp(async () => ({ response: answer() }));
    await pages.get("k", request, 0);
    answer = () => html("", { status: 503 });
    expect((await pages.get("k", request, 61_000)).kind).toBe("page");
    await vi.waitFor(() => expect(cache.get("k")?.freshUntilMs).toBe(66_000));
    await pages.get("k", request, 65_999);
    expect(renders()).toBe(2);
    answer = () => html("<p>町</p>");
    expect((await pages.get("k", request, 66_000)).kind).toBe("page");
    expect(renders()).toBe(3);
  });

  test("one tag stands for all codings, so it promises the same page and not the same bytes", async () => {
    const { pages } = setUp(async () => ({ response: html("<p>町</p>") }));
    const outcome = await pages.get("k", request, 0);
    expect(outcome.kind === "page" && outcome.page.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test("header and body leave together: the policy lets the scripts of this very render run, and no other", async () => {
    const response = () => html("<script>let town=1</script>");
    const { pages } = setUp(async () => ({ response: response(), scriptHashes: ["'sha256-abc='"] }));
    const outcome = await pages.get("k", request, 0);
    if (outcome.kind !== "page") throw new Error("no page");
    const { headers } = outcome.page;
    const policy = headers.br[headers.br.indexOf("content-security-policy") + 1];
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).not.toContain("unsafe");
  });
});

test("no cache in front keeps a page across the moment at which it changes", async () => {
  const controlOf = async (validUntil: Date | null): Promise<string | undefined> => {
    const { pages } = setUp(async () => ({ response: html("<p>町</p>"), validUntil }));
    const outcome = await pages.get("k", request, 0);
    if (outcome.kind !== "page") throw new Error("no page");
    const { br } = outcome.page.headers;
    return br[br.indexOf("cache-control") + 1];
  };
  expect(await controlOf(null)).toContain("s-maxage=60");
  expect(await controlOf(new Date(3_600_000))).toContain("s-maxage=60");
  expect(await controlOf(new Date(300_000))).toContain("s-maxage=0");
});
