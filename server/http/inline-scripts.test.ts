import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { extractInlineScripts } from "./inline-scripts.ts";

const hash = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("what the render wrote may run, and nothing that came into the page by another way", () => {
  const { scriptHashes } = extractInlineScripts(
    `<script nonce="n1">a()</script><p>声<script>b()</script><script nonce="">c()</script></p>` +
      `<script type="module" async="" nonce="n1">import "/x"</script>`,
    "n1",
  );
  expect(scriptHashes).toEqual([hash("a()"), hash('import "/x"')]);
});

test("the nonce does not leave the house: a cached page would tell it to everybody", () => {
  expect(extractInlineScripts(`<link nonce="n1" href="/a.js"/><script nonce="n1">a()</script>`, "n1").html).toBe(
    `<link href="/a.js"/><script>a()</script>`,
  );
});

test("scripts with an address need no hash", () => {
  expect(extractInlineScripts(`<script nonce="n1" src="/a.js"></script>`, "n1").scriptHashes).toEqual([]);
});
