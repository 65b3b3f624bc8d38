// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { mount, send } from "#app/kits/ui/testing/mount.tsx";
import { tuning } from "../tuning.ts";
import { type PaintStart, usePainting } from "./use-painting.ts";

const fish = { id: "lip-01", hex: "#DE5038" } as ProductListItem;
const tool = { id: "tool-01", hex: null } as ProductListItem;
const items = [fish, tool];

function Swatches({ onStart }: { onStart: (start: PaintStart) => void }) {
  const container = usePainting(items, onStart);
  return (
    <div ref={container}>
      <a href="#fish">
        踊り場の金魚
        <span data-swatch="lip-01" />
      </a>
      <span data-swatch="tool-01" />
    </div>
  );
}

const pointer = (type: string, y = 10): PointerEvent =>
  new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerId: 1, clientX: 10, clientY: y });
let onStart: ReturnType<typeof vi.fn<(start: PaintStart) => void>>;
let view: ReturnType<typeof mount>;
let swatch: Element;

beforeEach(() => {
  vi.useFakeTimers();
  onStart = vi.fn<(start: PaintStart) => void>();
  view = mount(<Swatches onStart={onStart} />);
  swatch = view.find("[data-swatch='lip-01']") as Element;
});
afterEach(() => {
  view.unmount();
  vi.useRealTimers();
});

it("a finger that rests on a swatch begins to paint with it", () => {
  send(swatch, pointer("pointerdown"));
  vi.advanceTimersByTime(tuning.holdMs);
  expect(onStart).toHaveBeenCalledOnce();
  const [start] = onStart.mock.calls[0] ?? [];
  expect(start).toMatchObject({ item: fish, from: { pointerId: 1, x: 10, y: 10 } });
  expect(start?.isHeld?.()).toBe(true);
  send(swatch, pointer("pointerup"));
  expect(start?.isHeld?.()).toBe(false);
});

it("lifting the finger after it painted opens nothing", () => {
  send(swatch, pointer("pointerdown"));
  vi.advanceTimersByTime(tuning.holdMs);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  send(swatch, click);
  expect(click.defaultPrevented).toBe(true);
});

it("a tap stays a tap, and a finger that moves on scrolls", () => {
  send(swatch, pointer("pointerdown"));
  send(swatch, pointer("pointerup"));
  vi.advanceTimersByTime(tuning.holdMs);
  send(swatch, pointer("pointerdown"));
  send(swatch, pointer("pointermove", 40));
  vi.advanceTimersByTime(tuning.holdMs);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  send(swatch, click);
  expect(onStart).not.toHaveBeenCalled();
  expect(click.defaultPrevented).toBe(false);
});

it("what has no shade does not paint", () => {
  send(view.find("[data-swatch='tool-01']") as Element, pointer("pointerdown"));
  vi.advanceTimersByTime(tuning.holdMs);
  expect(onStart).not.toHaveBeenCalled();
});
