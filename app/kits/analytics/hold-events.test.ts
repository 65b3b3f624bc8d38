// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { holdEvents, receiveEvents, track } from "./track.ts";

it("what is noted while a face is read waits, and is handed over in its order afterwards", () => {
  const received: string[] = [];
  const stop = receiveEvents(({ name }) => void received.push(name));
  const reading = new AbortController();
  track("page_view");
  holdEvents(reading.signal);
  track("cam_gate_camera");
  track("opening_skip");
  expect(received).toEqual(["page_view"]);
  reading.abort();
  expect(received).toEqual(["page_view", "cam_gate_camera", "opening_skip"]);
  stop();
});

it("a collector that arrives while a face is read waits with it", () => {
  const received: string[] = [];
  const reading = new AbortController();
  holdEvents(reading.signal);
  track("page_view");
  const stop = receiveEvents(({ name }) => void received.push(name));
  expect(received).toEqual([]);
  reading.abort();
  expect(received).toEqual(["page_view"]);
  stop();
});
