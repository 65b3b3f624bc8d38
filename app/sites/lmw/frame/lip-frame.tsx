import { useEffect, useRef } from "react";
import { Decoration } from "#app/kits/page/decoration.tsx";
import { onPhraseCrossedOut } from "./phrase-crossed-out.ts";
import { lipLines, lipPaths } from "./lip-lines.ts";
import css from "./lip-frame.module.css";

/** Lips behind the column and lines from it to the window's edges: both are drawn by parts of the window, so they follow its size. */
export function LipFrame() {
  const frame = useRef<HTMLDivElement>(null);

  // They tremble when a Rule is broken.
  useEffect(
    () =>
      onPhraseCrossedOut(() => {
        for (const line of frame.current?.querySelectorAll("line") ?? [])
          line.animate([{ translate: "0 0" }, { translate: "0 5px" }, { translate: "0 -4px" }, { translate: "0 0" }], {
            duration: 260,
            iterations: 2,
          });
      }),
    [],
  );

  return (
    <Decoration kind="lipBackground" side="left">
      <div ref={frame}>
        <svg className={css.drawing} viewBox="0 0 1000 1000" preserveAspectRatio="none">
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
            <path d={lipPaths.upper} fill="url(#lip-upper)" />
            <path d={lipPaths.lower} fill="url(#lip-lower)" />
          </g>
          <path className={css.edge} d={lipPaths.upper} />
          <path className={css.edge} d={lipPaths.lower} />
        </svg>
        {(["left", "right"] as const).map((side) => (
          <svg
            key={side}
            className={css.lines}
            data-lip-lines={side}
            viewBox="0 0 1000 1000"
            preserveAspectRatio="none"
          >
            {lipLines[side].map((line) => (
              <line key={line.y1} {...line} />
            ))}
          </svg>
        ))}
      </div>
    </Decoration>
  );
}
