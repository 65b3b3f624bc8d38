import { afterEach, expect, test, vi } from "vitest";
import { listedAddresses } from "./listed-addresses.ts";

const answer = (body: string) => vi.stubGlobal("fetch", async () => new Response(body));
afterEach(() => vi.unstubAllGlobals());

test("every page of the sitemap is looked at, each once", async () => {
  const url = (path: string) => `<url><loc>https://zone.test${path}</loc></url>`;
  answer(`<urlset>${["/", "/faq", "/faq", "/lmw/main"].map(url).join("\n")}</urlset>`);
  expect(await listedAddresses("http://127.0.0.1:1")).toEqual(["/", "/faq", "/lmw/main"]);
});

test("a sitemap without pages is a fault, not a pass", async () => {
  answer("<urlset></urlset>");
  await expect(listedAddresses("http://127.0.0.1:1")).rejects.toThrow("lists no page");
});
