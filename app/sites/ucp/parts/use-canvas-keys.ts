import { type KeyboardEvent, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Stroke } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import type { Tool } from "../rules/canvas-tools.ts";
import { type KeyCursor, middleCursor, moveCursor, percentOf, straightLine } from "../rules/key-cursor.ts";

interface CanvasKeysOptions {
  tool: Tool;
  paint: number;
  addStroke: (stroke: Stroke, message: string) => void;
  erase: (x: number, y: number) => void;
  step: (isBack: boolean) => void;
  announce: (message: string) => void;
}

/** Painting by keys: arrows lead the cursor, Enter or Space puts down what the tool makes, Z, Y and E undo, redo and erase. */
export function useCanvasKeys({ tool, paint, addStroke, erase, step, announce }: CanvasKeysOptions) {
  const t = useMessages<Messages>();
  const [cursor, setCursor] = useState<KeyCursor | null>(null);

  function applyTool(here: KeyCursor): void {
    setCursor(here);
    if (tool.kind === "eraser") return erase(here.x, here.y);
    if (tool.kind === "stamp") {
      const { form, size, turn } = tool;
      const stroke: Stroke = { kind: "stamp", form, paint, size, turn, x: here.x, y: here.y };
      return addStroke(stroke, t("canvas.stamped", { form: t(`form.${form}`), ...percentOf(here) }));
    }
    if (!here.from) {
      setCursor({ ...here, from: { x: here.x, y: here.y } });
      return announce(t("canvas.lineFrom"));
    }
    setCursor({ ...here, from: null });
    const points = straightLine(here.from, here);
    addStroke({ kind: "line", brush: tool.kind, paint, size: tool.size, points }, t("canvas.lined"));
  }

  function handleKey(event: KeyboardEvent): void {
    const here = cursor ?? middleCursor;
    const next = moveCursor(here, event.key, event.shiftKey);
    if (next) {
      event.preventDefault();
      setCursor(next);
      return announce(t("canvas.cursor", percentOf(next)));
    }
    const key = event.key.toLowerCase();
    if (key === "z") return step(!event.shiftKey);
    if (key === "y") return step(false);
    if (key === "e") return erase(here.x, here.y);
    if (key !== "enter" && key !== " ") return;
    event.preventDefault();
    applyTool(here);
  }

  return { cursor, handleKey, leave: () => setCursor(null) };
}
