import { expect, it } from "vitest";
import { makeSequential } from "./sequential-preload.ts";

it("styles are asked for at once, scripts in turns", () => {
  const code = makeSequential("const link = document.createElement('link'); document.head.appendChild(link); done();");
  expect(code).toContain("if (isCss) document.head.appendChild(link); else appendInTurns(link); done();");
  expect(code).toContain("function appendInTurns(link)");
});

it("another Vite that asks in another way stops the build", () => {
  expect(() => makeSequential("document.head.append(link);")).toThrow("in another way");
});
