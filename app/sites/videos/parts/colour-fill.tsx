import { useRef, useLayoutEffect } from "react";
import { contrastRatio } from "#app/kits/basics/srgb.ts";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StoppedColour } from "./use-stop.ts";
import css from "./colour-fill.module.css";

/** The picture filled with the touched shade, from where it was touched, with its name on it. A touch lets the video go on. */
export function ColourFill({ stopped: stoppedColour, onGo: onResume }: { stopped: StoppedColour; onGo: () => void }) {
  const t = useMessages<Messages>();
  const fill = useRef<HTMLDivElement>(null);
  const { shade, x, y } = stoppedColour;
  useLayoutEffect(() => {
    const { style } = fill.current ?? {};
    style?.setProperty("--fill", shade.hex);
    style?.setProperty("--x", `${x}px`);
    style?.setProperty("--y", `${y}px`);
  }, [shade.hex, x, y]);
  const isDark = contrastRatio(shade.hex, "#F3EBE6") > contrastRatio(shade.hex, "#050304");

  return (
    <div ref={fill} className={css.fill} data-ink={isDark ? "bone" : "ink"} data-fill={shade.id}>
      <VerticalHeading key={shade.id} level={2} size={48} lines={[shade.name]} reveal className={css.name} />
      <p className={`${css.hex} text-lead text-strong`}>{shade.hex}</p>
      <button type="button" className={`${css.go} overlay`} onClick={onResume}>
        <span className="visually-hidden">{t("stop.go")}</span>
      </button>
    </div>
  );
}
