// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { listenToZoom } from "./zoom-gestures.ts";

let stage: HTMLElement;
let leaving: AbortController;
let isZoomed: boolean;
const framing = { zoom: vi.fn(), pan: vi.fn(), reset: vi.fn(), isZoomed: () => isZoomed };

beforeEach(() => {
  for (const call of [framing.zoom, framing.pan, framing.reset]) call.mockClear();
  isZoomed = false;
  stage = document.createElement("div");
  stage.innerHTML = "<button></button>";
  stage.getBoundingClientRect = () => ({ left: 100, top: 200, width: 400, height: 500 }) as DOMRect;
  leaving = new AbortController();
  listenToZoom(stage, framing, leaving.signal);
});

function finger(type: string, pointerId: number, x: number, y: number, target: Element = stage): void {
  const event = new PointerEvent(type, { pointerId, clientX: x, clientY: y, button: 0, bubbles: true });
  // What the fake window leaves out.
  Object.defineProperties(event, { x: { value: x }, y: { value: y } });
  target.dispatchEvent(event);
}
function tap(x: number, y: number): void {
  finger("pointerdown", 1, x, y);
  finger("pointerup", 1, x, y);
}

test("two fingers that part bring near what lies between them, and take it along", () => {
  finger("pointerdown", 1, 200, 300);
  finger("pointerdown", 2, 300, 300);
  finger("pointermove", 2, 400, 300);
  expect(framing.zoom).toHaveBeenCalledExactlyOnceWith(2, { x: 0.375, y: 0.2 }, { x: 0.5, y: 0.2 });
});

test("one finger leaves the page alone, and pushes a picture that is zoomed", () => {
  finger("pointerdown", 1, 200, 300);
  finger("pointermove", 1, 240, 300);
  expect(framing.pan).not.toHaveBeenCalled();
  isZoomed = true;
  finger("pointermove", 1, 240, 350);
  expect(framing.pan).toHaveBeenCalledExactlyOnceWith(0, 0.1);
});

test("two taps go near, two more go back; two taps far apart do neither", () => {
  tap(300, 450);
  tap(304, 452);
  expect(framing.zoom).toHaveBeenCalledExactlyOnceWith(2.2, { x: 0.51, y: 0.504 });
  isZoomed = true;
  tap(300, 450);
  tap(300, 450);
  expect(framing.reset).toHaveBeenCalledOnce();
  tap(300, 450);
  tap(420, 450);
  expect(framing.reset).toHaveBeenCalledOnce();
});

test("a button on the picture is pressed and nothing else", () => {
  isZoomed = true;
  const button = stage.querySelector("button")!;
  for (let i = 0; i < 2; i++) {
    finger("pointerdown", 1, 300, 450, button);
    finger("pointermove", 1, 302, 450, button);
    finger("pointerup", 1, 302, 450, button);
  }
  expect(framing.pan).not.toHaveBeenCalled();
  expect(framing.reset).not.toHaveBeenCalled();
});

test("nobody listens once the stage is left", () => {
  leaving.abort();
  tap(300, 450);
  tap(300, 450);
  expect(framing.zoom).not.toHaveBeenCalled();
});
