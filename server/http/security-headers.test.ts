import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { commonHeaders, inlineScripts, pagePolicy } from "./security-headers.ts";

const none = { assets: null, scripts: [] };
const hash = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("every inline script of the page may run, and no other", () => {
  const policy = pagePolicy(`<script>a()</script><script type="module" async="">import "/x"</script>`, none);
  expect(policy).toContain(hash("a()"));
  expect(policy).toContain(hash('import "/x"'));
  expect(policy).not.toContain(hash("b()"));
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
});

test("scripts with an address and structured data need no hash", () => {
  expect(inlineScripts(`<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>`)).toEqual([]);
});

test("another origin is named only when a setting brings it", () => {
  expect(pagePolicy("", none)).not.toContain("https:");
  const policy = pagePolicy("", { assets: "https://cdn.example.jp", scripts: ["https://tag.example.jp"] });
  expect(policy).toContain("font-src 'self' https://cdn.example.jp");
  expect(policy).toMatch(/script-src 'self' https:\/\/tag\.example\.jp/);
  expect(policy).toContain("style-src 'self' https://cdn.example.jp;");
});

test("https is promised only where it is spoken", () => {
  const names = (isSecure: boolean): string[] => commonHeaders(isSecure).map(([name]) => name);
  expect(names(true)).toContain("strict-transport-security");
  expect(names(false)).not.toContain("strict-transport-security");
});
