import { useEffect, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { getWorldMessage } from "../get-world-message.ts";
import type { WordPage } from "./word-page.ts";
import { type PaintOver, paintMs, startPaintOver } from "./start-paint-over.ts";
import { WordPaper } from "./word-paper.tsx";
import css from "./send.module.css";

type PaintOverPaperProps = Pick<WordPage, "messages"> & {
  words: string;
  hex: string;
  /** `byItself`: the time was over, and the rest was painted for them. */
  onPainted: (byItself: boolean) => void;
};

/** How long the full paint is looked at before the line is drawn through it. */
const restMs = 700;

/** The word under a canvas: a finger, a mouse or a key paints it over; after eight seconds the rest is painted for them. */
export function PaintOverPaper({ words, hex, messages, onPainted }: PaintOverPaperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painting = useRef<PaintOver | null>(null);
  const [left, setLeft] = useState(paintMs / 1000);
  const [isDone, setIsDone] = useState(false);
  const { play } = useSound();
  const done = useRef(onPainted);
  useEffect(() => {
    done.current = onPainted;
  });
  useEffect(() => {
    const drawing = canvas.current;
    if (!drawing) return;
    drawing.parentElement?.style.setProperty("--dab", hex);
    let rest = 0;
    painting.current = startPaintOver(drawing, hex, {
      onSecond: setLeft,
      onDone(byItself) {
        play("paper-tear");
        setIsDone(true);
        rest = window.setTimeout(() => done.current(byItself), restMs);
      },
    });
    return () => {
      window.clearTimeout(rest);
      painting.current?.stop();
    };
  }, [hex, play]);
  const { words: label, note } = getWorldMessage(messages, "send.paint");
  return (
    <div className="stack-3">
      <WordPaper words={words}>
        <canvas ref={canvas} className={css.canvas} data-done={isDone || undefined} aria-hidden="true" />
      </WordPaper>
      <p className={css.left} role="timer">
        <b className={role.latin}>{left}</b>
        <span className="text-body">{getWorldMessage(messages, "send.left").words}</span>
      </p>
      <Button look="bone" wide onClick={() => painting.current?.strokeByKey()}>
        {label}
      </Button>
      <p className="text-aside">{note}</p>
    </div>
  );
}
