"use no memo"; // Part of the first view: compiled it would only be heavier.

import { profileMm } from "../rules/brush.ts";

/** The outline of a brush's tip. */
export function TipDrawing({ tip }: { tip: number }) {
  const steps = Array.from({ length: 17 }, (_, i) => i / 16);
  const edge = (sign: number) => (at: number) =>
    `${(12 + sign * profileMm({ tip }, at) * 1.7).toFixed(1)} ${(6 + at * 34).toFixed(1)}`;
  return (
    <svg viewBox="0 0 24 44" aria-hidden="true">
      <path d={`M12 0V6M${steps.map(edge(-1)).join("L")}L${steps.toReversed().map(edge(1)).join("L")}z`} />
    </svg>
  );
}
