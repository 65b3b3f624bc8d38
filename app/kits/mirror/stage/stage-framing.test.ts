import { expect, test, vi } from "vitest";
import { modelFace } from "./frame-face.ts";
import { createStageFraming } from "./stage-framing.ts";

const photo = { aspect: 4 / 5, face: modelFace };

function stageWith(picture = photo) {
  const framing = createStageFraming();
  framing.setStage(4 / 5);
  framing.setPicture(picture, true);
  return framing;
}

test("a zoom stays while shades change, and is over with another face", () => {
  const framing = stageWith();
  const before = framing.getWindow();
  framing.zoom(2, { x: 0.5, y: 0.6 });
  const zoomed = framing.getWindow();
  framing.setPicture(photo, false);
  expect(framing.getWindow()).toEqual(zoomed);
  expect(framing.isZoomed()).toBe(true);
  framing.setPicture(photo, true);
  expect(framing.getWindow()).toEqual(before);
  expect(framing.isZoomed()).toBe(false);
});

test("a picture is pushed about only while it is zoomed, and goes back in one step", () => {
  const framing = stageWith();
  const before = framing.getWindow();
  framing.pan(0.3, 0.3);
  expect(framing.getWindow()).toEqual(before);
  framing.zoom(2, { x: 0.5, y: 0.5 });
  framing.pan(0.1, 0);
  expect(framing.getWindow()?.x).toBeLessThan(0.5);
  framing.reset();
  expect(framing.getWindow()).toEqual(before);
});

test("a stage that is turned frames the same face anew", () => {
  const framing = stageWith();
  const upright = framing.getWindow();
  framing.setStage(1.2);
  expect(framing.getWindow()).not.toEqual(upright);
});

test("a live face is followed when it leaves its place, not with every nod", () => {
  const live = (centreX: number) => ({
    aspect: 16 / 9,
    isLive: true,
    face: { centreX, eyesY: 0.4, lipsY: 0.6, width: 0.2 },
  });
  const framing = stageWith(live(0.5));
  const listener = vi.fn();
  framing.subscribe(listener);
  framing.setPicture(live(0.52), false);
  expect(listener).not.toHaveBeenCalled();
  framing.setPicture({ ...live(0), face: null }, false);
  expect(listener).not.toHaveBeenCalled();
  framing.setPicture(live(0.75), false);
  expect(listener.mock.calls).toEqual([[true]]);
});

test("of several worn at once all are seen", () => {
  const framing = createStageFraming();
  framing.setStage(4 / 5);
  framing.setPicture({ aspect: 2, face: null, isGroup: true }, true);
  expect(framing.getWindow()).toMatchObject({ x: 0, width: 1 });
});
