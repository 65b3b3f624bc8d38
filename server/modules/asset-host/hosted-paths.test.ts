import { expect, test } from "vitest";
import { countLaterParts, toHostedPaths, toHostedScript } from "./hosted-paths.ts";

const base = "https://assets.example.com/zone";

test("what a page loads is led to the host, in markup and in its data", () => {
  const html = `<link href="/build/a.css"/><img srcset="/assets/v/h/a@390.avif 390w, /assets/v/h/a@780.avif 780w"/><script>x("{\\"src\\":\\"/assets/v/h/b.webp\\"}")</script>`;
  expect(toHostedPaths(html, base)).toBe(
    `<link href="${base}/build/a.css"/><img srcset="${base}/assets/v/h/a@390.avif 390w, ${base}/assets/v/h/a@780.avif 780w"/><script>x("{\\"src\\":\\"${base}/assets/v/h/b.webp\\"}")</script>`,
  );
  expect(toHostedPaths("a{mask:url(/build/m.webp)}", base)).toBe(`a{mask:url(${base}/build/m.webp)}`);
});

test("what is drawn for somebody, the icons, other pages and whole addresses stay", () => {
  const html = `<img src="/assets/lmw/ogp/1"/><link href="/assets/icon-192.png"/><a href="/building">/build/x</a><meta content="https://zone.example.com/assets/v/h/a.jpg"/>`;
  expect(toHostedPaths(html, base)).toBe(html);
});

test("a script takes pictures and later parts from the host, and workers from the page's own origin", () => {
  const code =
    "let w=new Worker(new URL(`/build/palette.worker-BdckgJvj.js`,``+import.meta.url),{type:`module`}),d=function(e){return`/`+e},i=`/assets/v/${h}/${n}@390.webp`,s=/build/g;";
  expect(toHostedScript(code, base)).toBe(
    `let w=new Worker(new URL(\`/\`+\`build/palette.worker-BdckgJvj.js\`,location.href),{type:\`module\`}),d=function(e){return\`${base}/\`+e},i=\`${base}/assets/v/\${h}/\${n}@390.webp\`,s=/build/g;`,
  );
  expect(countLaterParts(code)).toBe(1);
});
