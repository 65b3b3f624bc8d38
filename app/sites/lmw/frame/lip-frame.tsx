import { useEffect, useRef, useState } from "react";
import { Decoration } from "#app/kits/page/decoration.tsx";
import { onPhraseCrossedOut } from "./phrase-crossed-out.ts";
import { computeLipFrame } from "./lip-lines.ts";
import css from "./lip-frame.module.css";

type Shape = ReturnType<typeof computeLipFrame>;

/** Lips behind the column and lines from it to the window, drawn anew whenever the window changes its size. */
export function LipFrame() {
  const shape = useLipShape();
  const drawing = useRef<SVGSVGElement>(null);

  // They tremble when a Rule is broken.
  useEffect(
    () =>
      onPhraseCrossedOut(() => {
        for (const line of drawing.current?.querySelectorAll("line") ?? [])
          line.animate([{ translate: "0 0" }, { translate: "0 5px" }, { translate: "0 -4px" }, { translate: "0 0" }], {
            duration: 260,
            iterations: 2,
          });
      }),
    [],
  );

  return (
    <Decoration kind="lipBackground" side="left">
      {shape && (
        <svg ref={drawing} className={css.drawing} data-lip-lines={shape.lines.length}>
          <defs>
            <linearGradient id="lip-upper" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#1c0206" />
              <stop offset="0.7" stopColor="#6d0410" />
              <stop offset="1" stopColor="#2a0207" />
            </linearGradient>
            <linearGradient id="lip-lower" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#2a0207" />
              <stop offset="0.35" stopColor="#7d0512" />
              <stop offset="1" stopColor="#120104" />
            </linearGradient>
          </defs>
          <g className={css.lips}>
            <path d={shape.upper} fill="url(#lip-upper)" />
            <path d={shape.lower} fill="url(#lip-lower)" />
          </g>
          <path className={css.edge} d={shape.upper} />
          <path className={css.edge} d={shape.lower} />
          {shape.lines.map((line) => (
            <line key={`${line.x1}-${line.y1}`} {...line} />
          ))}
        </svg>
      )}
    </Decoration>
  );
}

/** The lips for the window as it is; null before there is one. */
function useLipShape(): Shape | null {
  const [shape, setShape] = useState<Shape | null>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { left, right } = document.getElementById("main")?.getBoundingClientRect() ?? { left: 0, right: width };
      setShape(computeLipFrame({ width, height }, { left, right }));
    };
    const scheduleDraw = (): void => {
      frame ||= requestAnimationFrame(draw);
    };
    scheduleDraw();
    window.addEventListener("resize", scheduleDraw);
    return () => {
      window.removeEventListener("resize", scheduleDraw);
      cancelAnimationFrame(frame);
    };
  }, []);
  return shape;
}
