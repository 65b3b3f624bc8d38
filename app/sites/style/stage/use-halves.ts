"use no memo";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import type { Look } from "#contracts/look.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { OpenFaces } from "./own-faces.ts";
import type { Sides } from "./start-halves.ts";

/** Whose face wears both: the server's pictures, a model, a photograph, the mirror, or a frozen frame of it. */
export type Source =
  | { kind: "served" }
  | { kind: "model"; name: string }
  | { kind: "photo"; place: number; count: number }
  | { kind: "camera" }
  | { kind: "frozen" };

/** What is under way; `loaded` and `total` in bytes. */
export type Waiting = { for: "stage" | "camera" | "photo" } | { for: "engine"; loaded: number; total: number } | null;

/** The stage and the ways to a face. Nothing starts before it is asked for, and all of it ends with the part. */
export function useHalves(looks: Record<DayHalf, Look>, sides: RefObject<Sides>) {
  const live = useRef<HTMLCanvasElement>(null);
  const morning = useRef<HTMLCanvasElement>(null);
  const night = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; faces?: Promise<OpenFaces> }>(null);
  const worn = useRef(looks);
  const [source, setSource] = useState<Source>({ kind: "served" });
  const [waiting, setWaiting] = useState<Waiting>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);
  /** False while the mirror is open and nobody stands before it. */
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    worn.current = looks;
    void run.current?.faces?.then((faces) => faces.redraw());
  }, [looks]);

  const lend = () => (run.current ??= { leaving: new AbortController() });
  useEffect(
    () => () => {
      run.current?.leaving.abort();
      run.current = null;
    },
    [],
  );

  function facesOf(): Promise<OpenFaces> {
    const own = lend();
    own.faces ??= import("./own-faces.ts").then(({ openFaces }) =>
      openFaces(
        { live: live.current!, morning: morning.current!, night: night.current! },
        video.current!,
        {
          looks: () => worn.current,
          sides: () => sides.current,
          onSight: ({ reading }) => setIsSeen(reading !== null),
          onFailure: () => setTrouble("E-MODEL"),
          onProgress: (loaded, total) => setWaiting({ for: "engine", loaded, total }),
          onReading: () => setWaiting({ for: "photo" }),
          onCameraOff: () => setSource((now) => (now.kind === "camera" ? { kind: "served" } : now)),
        },
        own.leaving.signal,
      ),
    );
    own.faces.catch(() => delete own.faces);
    return own.faces;
  }

  /** Goes one way to a face; what goes wrong becomes a message, and the face that was there stays. */
  async function go(what: Waiting, way: (faces: OpenFaces) => Promise<Source>): Promise<void> {
    const { signal } = lend().leaving;
    setTrouble(null);
    setWaiting(what);
    try {
      setSource(await way(await facesOf()));
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      const { troubleOf } = await import("./own-faces.ts").catch(() => ({ troubleOf: () => "E-NET" as const }));
      setTrouble(troubleOf(error));
    } finally {
      setWaiting(null);
    }
  }

  return {
    places: { live, morning, night, video },
    source,
    waiting,
    trouble,
    isSeen,
    showServed(): void {
      void run.current?.faces?.then((faces) => faces.closeCamera());
      setTrouble(null);
      setSource({ kind: "served" });
    },
    showModel: (model: { name: string; hash: string }) =>
      go({ for: "stage" }, async (faces) => {
        await faces.showModel(model);
        return { kind: "model", name: model.name };
      }),
    showPhoto: (place: number) =>
      go({ for: "photo" }, async (faces) => ({ kind: "photo", place, count: await faces.showPhoto(place) })),
    readPhoto: (file: Blob) =>
      go({ for: "photo" }, async (faces) => ({ kind: "photo", place: 0, count: await faces.readPhoto(file) })),
    showMirror: () =>
      go({ for: "camera" }, async (faces) => {
        await faces.showMirror();
        return { kind: "camera" };
      }),
    freeze: () =>
      go(null, async (faces) => {
        await faces.freeze();
        return { kind: "frozen" };
      }),
  };
}

export type Halves = ReturnType<typeof useHalves>;
