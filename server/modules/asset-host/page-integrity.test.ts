import { expect, test } from "vitest";
import { addIntegrity } from "./page-integrity.ts";

const base = "https://assets.example.com";
const digestOf = (path: string) => (path.includes("gone") ? null : `sha384-${path}`);

test("every script that a page names is held to its bytes, by a map that comes last", () => {
  const html = `<body><script>start(["${base}/build/a.js"])</script><script type="text/deferred-module">import "${base}/build/b.js";import \\"${base}/build/a.js\\"</script></body></html>`;
  const map = `{"integrity":{"${base}/build/a.js":"sha384-build/a.js","${base}/build/b.js":"sha384-build/b.js"}}`;
  expect(addIntegrity(html, { base, nonce: "n1", digestOf })).toBe(
    html.replace("</body>", `<script type="importmap" nonce="n1">${map}</script></body>`),
  );
});

test("what does not come from the host or is not known is held by nothing, and what is no page is left alone", () => {
  const html = `<body><script src="https://tags.example.com/t.js"></script>"${base}/build/gone.js" "/build/a.js"</body>`;
  expect(addIntegrity(html, { base, nonce: "n1", digestOf })).toBe(html);
  expect(addIntegrity(`"${base}/build/a.js"`, { base, nonce: "n1", digestOf })).toBe(`"${base}/build/a.js"`);
});
