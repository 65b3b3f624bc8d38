"use no memo";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * A step of the flow. When it has come it starts at its top, and its heading has the focus: whoever does not see the
 * change hears where it led.
 */
export function StepFrame({ children, className }: { children: ReactNode; className?: string }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = container.current?.querySelector<HTMLElement>("h1, h2");
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
