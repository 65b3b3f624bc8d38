import { describe, expect, it } from "vitest";
import { outcomeOf } from "../rules/face-outcome.ts";
import type { ScanReading } from "./scan-reading.ts";
import { initialFlow, type Flow, isPastLanding, isReading, type Move, advanceFlow } from "./scan-flow.ts";

const reading = (mode: ScanReading["mode"]): ScanReading => ({
  outcome: outcomeOf({ line: 1, depth: -1, ratio: 2 }),
  mode,
  referenceId: "landmarker-jp-1",
  wasOffline: false,
  sentBytes: 0,
  picture: null,
  readAt: 0,
});
const provisional = reading("three-questions");
const cameraReading = reading("camera");
const after = (...moves: Move[]): Flow => moves.reduce(advanceFlow, initialFlow);
const stepAfter = (...moves: Move[]) => after(...moves).step.at;
const take = (way: "camera" | "model" | "nine"): Move => ({ do: "take", choice: { way } });
const photo = new Blob(["a photo"]);
const takePhoto: Move = { do: "take", choice: { way: "photo", photo } };
const toCamera: Move[] = [take("camera"), { do: "begin" }];

describe("the way to a starting point", () => {
  it("three answers give a provisional one at once", () => {
    const flow = after({ do: "answer", reading: provisional });
    expect(flow.step).toEqual({ at: "result", reading: provisional });
    expect(isPastLanding(flow)).toBe(false);
  });

  it("two taps lead from the first view to the camera, one to a photo that was chosen", () => {
    expect(after(take("camera"), { do: "begin" }).step).toEqual({ at: "camera" });
    expect(after(takePhoto).step).toEqual({ at: "photo", photo });
  });

  it("after the three questions the start card has the same ways", () => {
    const answered: Move[] = [{ do: "answer", reading: provisional }, { do: "check" }];
    expect(stepAfter(...answered)).toBe("gate");
    expect(stepAfter(...answered, takePhoto)).toBe("photo");
  });

  it("camera and model face wait for the engine, the nine questions for nothing", () => {
    expect(stepAfter(take("nine"))).toBe("nine");
    for (const way of ["camera", "model"] as const) {
      expect(stepAfter(take(way))).toBe("engine");
      expect(stepAfter(take(way), { do: "begin" })).toBe(way);
    }
  });

  it("a face becomes stars before it becomes a result; answers have no picture to draw on", () => {
    expect(stepAfter(...toCamera, { do: "read", reading: cameraReading })).toBe("stars");
    expect(stepAfter(...toCamera, { do: "read", reading: cameraReading }, { do: "drawn" })).toBe("result");
    const nine = reading("nine-questions");
    expect(stepAfter(take("nine"), { do: "read", reading: nine })).toBe("result");
  });

  it("whatever fails, the other ways stand there with the reason", () => {
    expect(after(...toCamera, { do: "fail", code: "E-CAM-DENY" }).step).toEqual({
      at: "gate",
      code: "E-CAM-DENY",
    });
    const loading: Move[] = [takePhoto, { do: "fail", code: "E-MODEL" }];
    expect(after(...loading).step).toEqual({ at: "gate", code: "E-MODEL" });
    expect(stepAfter(...loading, take("nine"))).toBe("nine");
  });

  it("a model face is read from its own points where no engine runs", () => {
    expect(stepAfter(take("model"), { do: "fail", code: "E-MODEL" })).toBe("model");
  });

  it("back leads to the provisional starting point, forward to the one that was read", () => {
    const answered: Move[] = [{ do: "answer", reading: provisional }, { do: "check" }];
    const flow = after(...answered, ...toCamera, { do: "read", reading: cameraReading });
    const back = advanceFlow(flow, { do: "back" });
    expect(back.step).toEqual({ at: "result", reading: provisional });
    expect(advanceFlow(back, { do: "forward" }).step).toEqual({ at: "result", reading: cameraReading });
    expect(stepAfter(...toCamera, { do: "back" })).toBe("landing");
    expect(stepAfter(...toCamera, { do: "back" }, { do: "forward" })).toBe("gate");
  });

  it("again forgets both", () => {
    expect(after({ do: "answer", reading: provisional }, { do: "again" })).toEqual(initialFlow);
  });

  it("late news of a way that was left changes nothing", () => {
    const flowAfterLeaving = after(...toCamera, { do: "check" });
    expect(advanceFlow(flowAfterLeaving, { do: "read", reading: cameraReading })).toBe(flowAfterLeaving);
    expect(advanceFlow(flowAfterLeaving, { do: "fail", code: "E-MODEL" })).toBe(flowAfterLeaving);
    expect(advanceFlow(flowAfterLeaving, { do: "begin" })).toBe(flowAfterLeaving);
    expect(advanceFlow(flowAfterLeaving, { do: "drawn" })).toBe(flowAfterLeaving);
  });

  it("the line is quiet from the tap that agrees until the stars have been seen", () => {
    expect(isReading(after({ do: "check" }).step)).toBe(false);
    expect(isReading(after(take("camera")).step)).toBe(true);
    expect(isReading(after(takePhoto).step)).toBe(true);
    expect(isReading(after(...toCamera, { do: "read", reading: cameraReading }).step)).toBe(true);
    expect(isReading(after(...toCamera, { do: "read", reading: cameraReading }, { do: "drawn" }).step)).toBe(false);
  });
});
