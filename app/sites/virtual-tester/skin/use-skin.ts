"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { type RefObject, useEffect, useState } from "react";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import type { FaceContrast } from "../rules/skin-contrast.ts";
import type { SkinTone } from "../rules/skin-tone.ts";
import { scrollToPart } from "../parts/use-scroll-to-mirror.ts";
import type { TesterMirror } from "../parts/use-tester-mirror.ts";
import type { BareFace } from "./bare-face.ts";
import type { LightClue, SkinError } from "./measure-face.ts";
import { hasStoredSkin } from "./skin-store-key.ts";

/** A skin that was measured or chosen; without a picture where it was chosen, or kept from another day. */
export interface SkinResult {
  tone: SkinTone;
  contrast: FaceContrast;
  face: BareFace | null;
  /** The skin as it is in the picture, linear. */
  inPicture: Rgb | null;
}

type SkinStep = { kind: "start" } | { kind: "camera" } | { kind: "eye" } | { kind: "result"; result: SkinResult };

/** What the parts of the section show, and what they do with it. */
export type SkinHandle = ReturnType<typeof useSkin>;

/** The way from a face to the colour of its skin. */
export function useSkin(mirror: TesterMirror, section: RefObject<HTMLElement | null>) {
  const [step, setStep] = useState<SkinStep>({ kind: "start" });
  const [error, setError] = useState<SkinError | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  // Whoever was here before finds the result of that day, without its picture.
  useEffect(() => {
    if (!hasStoredSkin()) return;
    let isRemoved = false;
    void import("./stored-skin.ts").then(({ getStoredSkin }) => {
      const stored = getStoredSkin();
      if (!stored || isRemoved) return;
      setStep((now) =>
        now.kind === "start" ? { kind: "result", result: { ...stored, face: null, inPicture: null } } : now,
      );
    });
    return () => {
      isRemoved = true;
    };
  }, []);

  function show(result: SkinResult): void {
    setError(null);
    setStep({ kind: "result", result });
    scrollToPart(section.current, true);
  }

  /** Measures the still that the tester shows. Returns what went wrong; null: it is shown. */
  async function measureShown(clue: LightClue): Promise<SkinError | null> {
    const [{ copyBareFace }, { measureFace }] = await Promise.all([
      import("./bare-face.ts"),
      import("./measure-face.ts"),
    ]);
    const face = await copyBareFace(mirror);
    if (!face) return "hidden";
    const reading = measureFace(face, clue);
    if ("error" in reading) return reading.error;
    show({ ...reading, face });
    return null;
  }

  async function measureStill(clue: LightClue = null): Promise<void> {
    setIsWorking(true);
    try {
      setError(await measureShown(clue));
    } finally {
      setIsWorking(false);
    }
  }

  return {
    ...{ mirror, step, error, isWorking, show, measureShown, measureStill },
    openCamera(): void {
      setError(null);
      setStep({ kind: "camera" });
      void mirror.openCamera();
    },
    async readPhoto(photo: File): Promise<void> {
      setError(null);
      if (await mirror.readPhoto(photo)) await measureStill();
    },
    chooseByEye: () => setStep({ kind: "eye" }),
    restart(): void {
      setError(null);
      setStep({ kind: "start" });
    },
  };
}
