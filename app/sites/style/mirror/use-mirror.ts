"use no memo";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import type { Look } from "#contracts/look.ts";
import type { DayHalf } from "#contracts/two-faces.ts";
import type { MirrorMachine } from "./mirror-machine.ts";
import type { Sides } from "./mirror-renderer.ts";

/** Whose face wears both: the server's pictures, a model, a photograph, the mirror, or a frozen frame of it. */
export type FaceSource =
  | { kind: "served" }
  | { kind: "model"; name: string }
  | { kind: "photo"; place: number; count: number }
  | { kind: "camera" }
  | { kind: "frozen" };

/** What is under way; `loaded` and `total` in bytes. */
export type LoadState = { for: "stage" | "camera" | "photo" } | { for: "engine"; loaded: number; total: number } | null;

/** The stage and the ways to a face. Nothing starts before it is asked for, and all of it ends with the part. */
export function useMirror(looks: Record<DayHalf, Look>, sides: RefObject<Sides>) {
  const live = useRef<HTMLCanvasElement>(null);
  const morning = useRef<HTMLCanvasElement>(null);
  const night = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; faces?: Promise<MirrorMachine> }>(null);
  const latestLooks = useRef(looks);
  const [source, setSource] = useState<FaceSource>({ kind: "served" });
  const [waiting, setWaiting] = useState<LoadState>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);
  /** False while the mirror is open and nobody stands before it. */
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    latestLooks.current = looks;
    void run.current?.faces?.then((machine) => machine.redraw());
  }, [looks]);

  const acquireRun = () => (run.current ??= { leaving: new AbortController() });
  useEffect(
    () => () => {
      run.current?.leaving.abort();
      run.current = null;
    },
    [],
  );

  function getMachine(): Promise<MirrorMachine> {
    const current = acquireRun();
    current.faces ??= import("./mirror-machine.ts").then(({ startMirrorMachine: openFaces }) =>
      openFaces(
        { live: live.current!, morning: morning.current!, night: night.current! },
        video.current!,
        {
          looks: () => latestLooks.current,
          sides: () => sides.current,
          onDetection: ({ detection: reading }) => setIsSeen(reading !== null),
          onFailure: () => setTrouble("E-MODEL"),
          onProgress: (loaded, total) => setWaiting({ for: "engine", loaded, total }),
          onPhotoOpened: () => setWaiting({ for: "photo" }),
          onCameraOff: () => setSource((now) => (now.kind === "camera" ? { kind: "served" } : now)),
        },
        current.leaving.signal,
      ),
    );
    current.faces.catch(() => delete current.faces);
    return current.faces;
  }

  /** Goes one way to a face; what goes wrong becomes a message, and the face that was there stays. */
  async function go(what: LoadState, step: (machine: MirrorMachine) => Promise<FaceSource>): Promise<void> {
    const { signal } = acquireRun().leaving;
    setTrouble(null);
    setWaiting(what);
    try {
      setSource(await step(await getMachine()));
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      const { troubleOf } = await import("./mirror-machine.ts").catch(() => ({ troubleOf: () => "E-NET" as const }));
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
      void run.current?.faces?.then((machine) => machine.closeCamera());
      setTrouble(null);
      setSource({ kind: "served" });
    },
    showModel: (model: { name: string; hash: string }) =>
      go({ for: "stage" }, async (machine) => {
        await machine.showModel(model);
        return { kind: "model", name: model.name };
      }),
    showPhoto: (place: number) =>
      go({ for: "photo" }, async (machine) => ({ kind: "photo", place, count: await machine.showPhoto(place) })),
    readPhoto: (file: Blob) =>
      go({ for: "photo" }, async (machine) => ({ kind: "photo", place: 0, count: await machine.readPhoto(file) })),
    showMirror: () =>
      go({ for: "camera" }, async (machine) => {
        await machine.showMirror();
        return { kind: "camera" };
      }),
    freeze: () =>
      go(null, async (machine) => {
        await machine.freeze();
        return { kind: "frozen" };
      }),
  };
}

export type MirrorHandle = ReturnType<typeof useMirror>;
