import type { CameraErrorCode } from "#app/kits/i18n/error-messages.ts";
import type { ScanReading } from "./scan-reading.ts";

/** The sources of a face; the fourth way asks instead. */
export type FaceSource = "camera" | "photo" | "model";

/** What a tap on one of the ways says. A photo is chosen with that tap, so that it is asked for once. */
export type Choice = { way: "camera" | "model" | "nine" } | { way: "photo"; photo: Blob };

/** Why a source led to the start card, in codes of the catalogue. */
export type ScanErrorCode = CameraErrorCode | "E-MODEL" | "E-NET" | "E-OFFLINE";

/** Where the visitor stands between landing and result. */
export type Step =
  /** The first view: the ways to read a face, and three picture questions beside them. */
  | { at: "landing" }
  /** The start card: four equal ways, and why the last one taken did not go on. */
  | { at: "gate"; code: ScanErrorCode | null }
  | { at: "nine" }
  /** The engine comes; then the page dares the visitor into flight mode. */
  | { at: "engine"; way: "camera" | "model" }
  | { at: "camera" | "model" }
  /** The engine comes while the chosen photo is looked at. */
  | { at: "photo"; photo: Blob }
  /** The visitor's own picture becomes a constellation. */
  | { at: "stars"; reading: ScanReading }
  | { at: "result"; reading: ScanReading };

export interface Flow {
  step: Step;
  /** The provisional starting point of the three questions: what "back" leads to. */
  start: ScanReading | null;
  /** The reading that checked it: what "forward" leads to. */
  checked: ScanReading | null;
}

export type Move =
  | { do: "answer"; reading: ScanReading }
  /** To the start card: from a result, or from any source that is left. */
  | { do: "check" }
  /** From the first view or the start card. */
  | { do: "take"; choice: Choice }
  /** The engine is here and the visitor goes on; with or without a network. */
  | { do: "begin" }
  | { do: "fail"; code: ScanErrorCode }
  | { do: "read"; reading: ScanReading }
  | { do: "drawn" }
  | { do: "again" }
  /** The browser's own buttons. */
  | { do: "back" }
  | { do: "forward" };

export const initialFlow: Flow = { step: { at: "landing" }, start: null, checked: null };

/** What the next step is. A move that does not fit the step changes nothing. */
export function advanceFlow(flow: Flow, move: Move): Flow {
  const { step } = flow;
  const at = (next: Step): Flow => ({ ...flow, step: next });
  switch (move.do) {
    case "answer":
      return step.at === "landing" ? { ...at({ at: "result", reading: move.reading }), start: move.reading } : flow;
    case "check":
      return at({ at: "gate", code: null });
    case "take":
      return step.at === "landing" || step.at === "gate" ? at(firstStepOf(move.choice)) : flow;
    case "begin":
      return step.at === "engine" ? at({ at: step.way }) : flow;
    case "fail":
      return isReading(step) ? failFlow(flow, move.code) : flow;
    case "read":
      return receiveReading(flow, move.reading);
    case "drawn":
      return step.at === "stars" ? at({ at: "result", reading: step.reading }) : flow;
    case "again":
      return initialFlow;
    case "back":
      return at(flow.start ? { at: "result", reading: flow.start } : { at: "landing" });
    case "forward":
      return at(flow.checked ? { at: "result", reading: flow.checked } : { at: "gate", code: null });
  }
}

function firstStepOf(choice: Choice): Step {
  if (choice.way === "nine") return { at: "nine" };
  return choice.way === "photo" ? { at: "photo", photo: choice.photo } : { at: "engine", way: choice.way };
}

/** The model faces bring their points along, so they stay readable where no engine runs. */
function failFlow(flow: Flow, code: ScanErrorCode): Flow {
  const isModel = flow.step.at === "engine" && flow.step.way === "model";
  return { ...flow, step: isModel ? { at: "model" } : { at: "gate", code } };
}

/** What has a picture becomes a constellation first; answers have none. */
function receiveReading(flow: Flow, reading: ScanReading): Flow {
  const { at } = flow.step;
  if (at === "nine") return { ...flow, step: { at: "result", reading }, checked: reading };
  if (at !== "camera" && at !== "photo" && at !== "model") return flow;
  return { ...flow, step: { at: "stars", reading }, checked: reading };
}

/** From the tap that agrees until the stars have been seen: the counter runs, and no other call is sent. */
export function isReading({ at }: Step): boolean {
  return at === "engine" || at === "camera" || at === "photo" || at === "model" || at === "stars";
}

/** Steps behind the landing have an entry of their own in the browser's history. */
export function isPastLanding({ step, start }: Flow): boolean {
  return step.at !== "landing" && !(step.at === "result" && step.reading === start);
}
