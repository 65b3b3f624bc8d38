"use no memo"; // Drawn once: compiled it would only be heavier.

import type { ReactNode } from "react";

/** The second screen and all after it. */
export function BelowFold({ children }: { children: ReactNode }) {
  return <div className="lazy-section">{children}</div>;
}
