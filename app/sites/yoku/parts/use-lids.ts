"use no memo";
import { useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { VisitorErrorCode } from "#app/kits/words/error-words.ts";
import type { PalettePan } from "#contracts/desire-works.ts";
import type { Look } from "#contracts/look.ts";
import type { LidSource, LidWays } from "../scene/lid-ways.ts";

/** Whose lids wear the four. Nothing starts before it is asked for, and all of it ends with the part. */
export function useLids(pans: readonly PalettePan[], intensity: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const run = useRef<{ leaving: AbortController; ways?: Promise<LidWays> } | null>(null);
  const [source, setSource] = useState<LidSource | null>(null);
  const [waiting, setWaiting] = useState<"stage" | "engine" | null>(null);
  const [trouble, setTrouble] = useState<VisitorErrorCode | null>(null);
  const look = lookOf(pans, intensity);
  const worn = useRef(look);

  useEffect(() => {
    worn.current = lookOf(pans, intensity);
    void run.current?.ways?.then((ways) => ways.redraw()).catch(() => {});
  }, [pans, intensity]);

  useEffect(
    () => () => {
      run.current?.leaving.abort();
      run.current = null;
    },
    [],
  );

  function waysOf(): Promise<LidWays> {
    run.current ??= { leaving: new AbortController() };
    const own = run.current;
    own.ways ??= import("../scene/lid-ways.ts").then(({ openLidWays }) =>
      openLidWays(
        canvas.current!,
        video.current!,
        {
          look: () => worn.current,
          onEngine: () => setWaiting("engine"),
          onFailure: () => setTrouble("E-MODEL"),
          onCameraOff: () => setSource((now) => (now?.kind === "camera" ? null : now)),
        },
        own.leaving.signal,
      ),
    );
    own.ways.catch(() => delete own.ways);
    return own.ways;
  }

  return {
    canvas,
    video,
    source,
    waiting,
    trouble,
    /** Goes one way; what goes wrong becomes a message, and the face that was there stays. */
    async go(way: (ways: LidWays) => Promise<LidSource>): Promise<void> {
      setTrouble(null);
      setWaiting("stage");
      try {
        setSource(await way(await waysOf()));
      } catch (error) {
        if (isAbort(error) || run.current === null) return;
        const { troubleOf } = await import("../scene/lid-ways.ts").catch(() => ({ troubleOf: () => "E-NET" as const }));
        setTrouble(troubleOf(error));
      } finally {
        setWaiting(null);
      }
    },
  };
}

const lookOf = (pans: readonly PalettePan[], intensity: number): Look => ({
  layers: pans.map(({ well, hex, finish }) => ({ kind: "shadow", well, hex, finish, intensity })),
});
