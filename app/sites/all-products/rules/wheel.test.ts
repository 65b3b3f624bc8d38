import { describe, expect, it } from "vitest";
import { hexToOklch } from "#app/kits/basics/oklch.ts";
import lips from "#content/products/lips.json";
import shadows from "#content/products/shadows.json";
import { type Dot, dotAt, dotTowards, wheelDots, wheelKeys } from "./wheel.ts";

const shades = [...lips, ...shadows].flatMap(({ id, shade }) => (shade ? [{ id, colour: hexToOklch(shade.hex) }] : []));
const dots = wheelDots(shades);
const dot = (id: string): Dot => dots.find((one) => one.id === id) as Dot;

describe("the colour wheel", () => {
  it("shows every shade once, inside its rim", () => {
    expect(new Set(dots.map(({ id }) => id)).size).toBe(shades.length);
    for (const { x, y } of dots) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1.001);
  });

  it("lets no dot hide another", () => {
    const distances = dots.flatMap((one, i) =>
      dots.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.02);
  });

  it("leads by arrow keys from any dot to any other", () => {
    const reached = new Set(["lip-01"]);
    const queue = [dot("lip-01")];
    for (let current = queue.pop(); current; current = queue.pop()) {
      for (const key of wheelKeys) {
        const next = dotTowards(dots, current, key);
        if (next && !reached.has(next.id)) {
          reached.add(next.id);
          queue.push(next);
        }
      }
    }
    expect(reached.size).toBe(dots.length);
  });

  it("stays where it is at the edge", () => {
    const right = dots.reduce((a, b) => (b.x > a.x ? b : a));
    expect(dotTowards(dots, right, "ArrowRight")).toBeNull();
  });

  it("finds the dot under a finger", () => {
    const { x, y } = dot("lip-14");
    expect(dotAt(dots, x + 0.004, y - 0.004)?.id).toBe("lip-14");
    expect(dotAt([], 0, 0)).toBeNull();
  });

  it("is the same for everyone", () => {
    expect(wheelDots(shades)).toEqual(dots);
  });
});
