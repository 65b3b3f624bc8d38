import { expect, it } from "vitest";
import { startScript } from "./start-script.server.ts";

it("a tap without a network and a press too early are seen to before any module is asked for", () => {
  const [before = "", after = ""] = startScript(["/build/a.js"]).split(".then(");
  expect(before).toContain("navigator.onLine");
  expect(before).toContain("isAnswered");
  expect(before).toContain("requestAnimationFrame");
  expect(after).toContain('(["/build/a.js"])');
});

it("when it has painted, the page starts its module script and asks for every file below it, each once", async () => {
  const code = startScript([]).match(/async function startModules[\s\S]*?\n}/)?.[0];
  const appended: Record<string, unknown>[] = [];
  const document = {
    createElement: () => ({ remove: () => {} }),
    querySelector: () => ({ textContent: 'import "/root.js"' }),
    head: { append: (element: Record<string, unknown>) => appended.push(element) },
  };
  await (new Function("document", `return (${code})(["/a.js", "/b.js"])`) as (page: unknown) => Promise<void>)(
    document,
  );
  expect(appended).toMatchObject([
    { type: "module", textContent: 'import "/root.js"' },
    { rel: "modulepreload", href: "/a.js" },
    { rel: "modulepreload", href: "/b.js" },
  ]);
});
