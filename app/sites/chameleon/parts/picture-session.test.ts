import { beforeEach, describe, expect, test } from "vitest";
import type { Palette } from "../palette/read-palette.ts";
import { createPictureSession } from "./picture-session.ts";
import { initialPicture, type PictureEvent, type PictureState, reducePicture } from "./picture-state.ts";

type SessionOptions = Parameters<typeof createPictureSession>[0];
type Kit = Awaited<ReturnType<NonNullable<SessionOptions["loadKit"]>>>;

const red: Palette = { colours: [], rest: [], isGrey: false };
const pictureOf = (name: string): HTMLCanvasElement => ({ name }) as unknown as HTMLCanvasElement;

let state: PictureState;
/** What the canvas was told, in order. */
let canvasLog: unknown[];
let read: (picture: HTMLCanvasElement) => Promise<Palette>;
let loadKit: NonNullable<SessionOptions["loadKit"]>;
let session: ReturnType<typeof createPictureSession>;

beforeEach(() => {
  state = initialPicture;
  canvasLog = [];
  read = async () => red;
  const kit = {
    startDesaturation: () => ({
      show: (picture: unknown) => void canvasLog.push(picture),
      select: (selection: unknown) => void canvasLog.push(selection),
    }),
    startPaletteReader: () => ({ read: (picture: HTMLCanvasElement) => read(picture) }),
    createSelection: (_palette: Palette, index: number) => `selection ${index}`,
    pixelAt: (_picture: unknown, x: number) => [x, 0, 0],
    nearestColour: (_palette: Palette, [x]: readonly [number, number, number]) => (x < 0.5 ? 2 : null),
  } as unknown as Kit;
  loadKit = async () => kit;
  session = createPictureSession({
    container: { current: {} as HTMLElement },
    dispatch: (event: PictureEvent) => void (state = reducePicture(state, event)),
    loadKit: () => loadKit(),
  });
});

describe("a picture on the canvas", () => {
  test("is shown first, and has its colours once they are counted", async () => {
    let give = (_palette: Palette): void => {};
    read = () => new Promise((resolve) => (give = resolve));
    const shown = session.show({ kind: "photo" }, () => pictureOf("mine"));
    await new Promise(setImmediate);
    expect(state).toMatchObject({ source: { kind: "photo" }, palette: null });
    give(red);
    await shown;
    expect(state.palette).toBe(red);
  });

  test("is the one that was asked for last, whichever comes first", async () => {
    let give = (_picture: HTMLCanvasElement): void => {};
    const slow = session.show({ kind: "photo" }, () => new Promise((resolve) => (give = resolve)));
    await session.show({ kind: "sample", index: 1 }, () => pictureOf("sample"));
    give(pictureOf("slow"));
    await slow;
    expect(canvasLog).toEqual([{ name: "sample" }]);
    expect(state.source).toEqual({ kind: "sample", index: 1 });
  });

  test("of a file that is none is told, and what was there stays", async () => {
    await session.show({ kind: "sample", index: 0 }, () => pictureOf("sample"));
    await session.show({ kind: "photo" }, () => Promise.reject(new DOMException("no picture", "EncodingError")));
    expect(state).toMatchObject({ source: { kind: "sample" }, palette: red, error: { kind: "broken" } });
    await session.show({ kind: "sample", index: 0 }, () => pictureOf("sample"));
    expect(state.error).toBeNull();
  });

  test("that the device cannot show is told, and asked for again the next time", async () => {
    const working = loadKit;
    loadKit = () => Promise.reject(new TypeError("no network"));
    await session.show({ kind: "photo" }, () => pictureOf("mine"));
    expect(state.error).toEqual({ kind: "unable" });
    loadKit = working;
    await session.show({ kind: "photo" }, () => pictureOf("mine"));
    expect(state).toMatchObject({ source: { kind: "photo" }, error: null });
  });

  test("lets all colours leave but the one under the finger; where there is none it says so", async () => {
    await session.show({ kind: "photo" }, () => pictureOf("mine"));
    expect(await session.selectAt(red, { x: 0.9, y: 0 })).toBe(false);
    expect(await session.selectAt(red, { x: 0.1, y: 0 })).toBe(true);
    expect(state.selectedIndex).toBe(2);
    expect(canvasLog.at(-1)).toBe("selection 2");
    await session.select(red, null);
    expect(state.selectedIndex).toBeNull();
    expect(canvasLog.at(-1)).toBeNull();
  });

  test("is shown to nobody who has left", async () => {
    let give = (_picture: HTMLCanvasElement): void => {};
    const late = session.show({ kind: "photo" }, () => new Promise((resolve) => (give = resolve)));
    await new Promise(setImmediate);
    session.end();
    give(pictureOf("late"));
    await late;
    expect(canvasLog).toEqual([]);
  });
});
