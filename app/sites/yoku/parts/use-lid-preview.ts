"use no memo";
import { useEffect, useRef, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import type { VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { Look } from "#contracts/look.ts";
import type { LidSource, LidMirror } from "../scene/lid-mirror.ts";

/** Whose lids wear the four. Nothing starts before it is asked for, and all of it ends with the part. */
export function useLidPreview(pans: readonly PalettePan[], intensity: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const sessionRef = useRef<{ leaving: AbortController; ways?: Promise<LidMirror> } | null>(null);
  const [source, setSource] = useState<LidSource | null>(null);
  const [loadingStep, setLoadingStep] = useState<"stage" | "engine" | null>(null);
  const [errorCode, setErrorCode] = useState<VisitorErrorCode | null>(null);
  const look = lookOf(pans, intensity);
  const latestLook = useRef(look);

  useEffect(() => {
    latestLook.current = lookOf(pans, intensity);
    void sessionRef.current?.ways?.then((mirror) => mirror.redraw()).catch(() => {});
  }, [pans, intensity]);

  useEffect(
    () => () => {
      sessionRef.current?.leaving.abort();
      sessionRef.current = null;
    },
    [],
  );

  function getMirror(): Promise<LidMirror> {
    sessionRef.current ??= { leaving: new AbortController() };
    const session = sessionRef.current;
    session.ways ??= import("../scene/lid-mirror.ts").then(({ startLidMirror: openLidWays }) =>
      openLidWays(
        canvas.current!,
        video.current!,
        {
          getLook: () => latestLook.current,
          onEngineLoading: () => setLoadingStep("engine"),
          onError: () => setErrorCode("E-MODEL"),
          onCameraOff: () => setSource((now) => (now?.kind === "camera" ? null : now)),
        },
        session.leaving.signal,
      ),
    );
    session.ways.catch(() => delete session.ways);
    return session.ways;
  }

  return {
    canvas,
    video,
    source,
    waiting: loadingStep,
    trouble: errorCode,
    /** Goes one way; what goes wrong becomes a message, and the face that was there stays. */
    async go(action: (mirror: LidMirror) => Promise<LidSource>): Promise<void> {
      setErrorCode(null);
      setLoadingStep("stage");
      try {
        setSource(await action(await getMirror()));
      } catch (error) {
        if (isAbort(error) || sessionRef.current === null) return;
        const { errorCodeOf } = await import("../scene/lid-mirror.ts").catch(() => ({
          errorCodeOf: () => "E-NET" as const,
        }));
        setErrorCode(errorCodeOf(error));
      } finally {
        setLoadingStep(null);
      }
    },
  };
}

const lookOf = (pans: readonly PalettePan[], intensity: number): Look => ({
  layers: pans.map(({ well: panName, hex, finish }) => ({ kind: "shadow", well: panName, hex, finish, intensity })),
});
