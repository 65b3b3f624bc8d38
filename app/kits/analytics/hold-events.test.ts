// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { holdEvents, receiveEvents, track } from "./track.ts";

it("what is noted while a face is read waits, and is handed over in its order afterwards", () => {
  const received: string[] = [];
  const stop = receiveEvents(({ name }) => void received.push(name));
  const reading = new AbortController();
  track("scan_start");
  holdEvents(reading.signal);
  track("cam_gate_camera");
  track("scan_complete");
  expect(received).toEqual(["scan_start"]);
  reading.abort();
  expect(received).toEqual(["scan_start", "cam_gate_camera", "scan_complete"]);
  stop();
});

it("a collector that arrives while a face is read waits with it", () => {
  const received: string[] = [];
  const reading = new AbortController();
  holdEvents(reading.signal);
  track("scan_start");
  const stop = receiveEvents(({ name }) => void received.push(name));
  expect(received).toEqual([]);
  reading.abort();
  expect(received).toEqual(["scan_start"]);
  stop();
});
