import { renderToString } from "react-dom/server";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<{ sandboxes: Record<string, () => ReactNode> }>("./*/*.sandbox.tsx", { eager: true });
const states = Object.entries(files).flatMap(([path, { sandboxes }]) =>
  Object.entries(sandboxes).map(([name, State]) => ({ title: `${path}: ${name}`, State })),
);

it("every part has a place on the workbench", () => {
  const drawn = new Set(Object.keys(files).map((path) => path.split("/")[1]));
  const folders = Object.keys(import.meta.glob("./*/*.module.css")).map((path) => path.split("/")[1]);
  // Grain is seen on the pictures.
  expect(folders.filter((folder) => !drawn.has(folder) && folder !== "grain")).toEqual([]);
});

describe.each(states)("$title", ({ State }) => {
  const html = renderToString(
    <MemoryRouter>
      <State />
    </MemoryRouter>,
  );

  it("comes from the server without inline style, which the policy would block", () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it("hides every drawing from those who listen, and names every button", () => {
    for (const [svg] of html.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
    for (const [button, , words] of html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs))
      expect(`${/aria-label="[^"]+"/.test(button) ? "named" : ""}${(words ?? "").replace(/<[^>]*>/g, "")}`).not.toBe(
        "",
      );
  });
});
