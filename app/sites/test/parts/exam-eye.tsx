"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { CheckId } from "#app/kits/basics/check-result.ts";
import type { Eye } from "../scene/start-eye.ts";
import css from "./exam-eye.module.css";

interface ExamEyeProps {
  /** Said instead of the picture. */
  label: string;
  /** How often it has blinked: once for each check that passed. */
  blinks: number;
  /** The row that is being read, or null. */
  reading: CheckId | null;
}

/** The creature that takes the exam: it reads the rows and blinks at each that passes. */
export function ExamEye({ label, blinks, reading }: ExamEyeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const blinkedCount = useRef(0);
  const [eye, setEye] = useState<Eye | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const open = async (element: HTMLCanvasElement): Promise<void> => {
      const { startEye } = await import("../scene/start-eye.ts");
      controller.signal.throwIfAborted();
      const started = await startEye(element, preferences.isMotionReduced(), controller.signal);
      element.dataset.awake = "";
      setEye(started);
    };
    if (canvas.current) {
      open(canvas.current).catch(() => {
        // Left before it woke, or no canvas here: the words beside it say the same.
      });
    }
    return () => controller.abort();
  }, []);

  useEffect(() => {
    eye?.look(reading && document.getElementById(rowId(reading)));
  }, [eye, reading]);

  useEffect(() => {
    if (!eye) return;
    for (; blinkedCount.current < blinks; blinkedCount.current += 1) eye.blink();
    // A new exam begins from nothing.
    blinkedCount.current = blinks;
  }, [eye, blinks]);

  return (
    <div className={`${css.picture} frame`} role="img" aria-label={label}>
      <canvas ref={canvas} className={css.canvas} />
      <Grain />
    </div>
  );
}

/** The id of a check's row in the page. */
export const rowId = (id: CheckId): string => `check-${id}`;
