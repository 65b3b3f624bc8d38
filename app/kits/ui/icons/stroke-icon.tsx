import type { ReactNode } from "react";

type StrokeIconProps = {
  /** Size of the drawing in px; it is also the view box, so strokes stay at their true width. */
  width: number;
  height: number;
  children: ReactNode;
};

/** The frame of all icons: 1.6 px strokes in the colour of the text. Always decoration: the words stand beside it. */
export function StrokeIcon({ width, height, children }: StrokeIconProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
