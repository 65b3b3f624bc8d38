import { expect, test } from "vitest";
import faq from "#content/faq/camera.json";
import room from "#content/faq/room.json";
import lottery from "#content/faq/lottery.json";
import accessibility from "#content/faq/accessibility.json";
import { answersFor } from "./answers-for.ts";

const well = { results: {}, app: null, speed: "fast", cameraError: null } as const;

test("a device on which everything works gets no answer it did not ask for", () => {
  expect(answersFor({ ...well, results: { network: "ok", camera: "ok", storage: "ok" } })).toEqual([]);
});

test("inside LINE with a refused camera, leaving the app comes before the permission", () => {
  expect(answersFor({ ...well, app: "LINE", cameraError: "denied" })).toEqual([
    "camera-in-app",
    "room-out-of-app",
    "camera-denied",
  ]);
});

test("no answer stands there twice", () => {
  const ids = answersFor({ ...well, speed: "light", cameraError: "none", results: { speed: "no" } });
  expect(ids).toEqual(["camera-without", "camera-face-lost"]);
});

test("every answer that can be named exists", () => {
  const all = [...faq, ...room, ...lottery, ...accessibility].map(({ id }) => id);
  const worst = {
    network: "no",
    clock: "warn",
    storage: "no",
    webgl: "no",
    speed: "no",
    audio: "no",
    view: "warn",
  } as const;
  for (const cameraError of ["denied", "busy", "none"] as const) {
    const ids = answersFor({ results: worst, app: "X", speed: "light", cameraError });
    expect(ids.filter((id) => !all.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(8);
  }
});
