import { useEffect, useRef } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import type { FacePicture } from "./crop-face.ts";
import type { DrawPortrait } from "./draw-portrait.ts";
import { TypeName } from "./type-name.tsx";
import css from "./portrait.module.css";

interface PortraitProps {
  type: TypeView;
  /** Without one the type's line-drawn face stands there. */
  picture: FacePicture | null;
  /** The picture is one of our model faces. */
  isModel?: boolean;
  level?: 1 | 2;
  /** What draws it: in hand where there may be no network, fetched where the page must be light. Stays the same. */
  loadDraw: () => Promise<DrawPortrait>;
}

/** The campaign portrait: the face in its true colour under one key light, its constellation, and its name. */
export function Portrait({ type, picture, isModel = false, level, loadDraw }: PortraitProps) {
  const t = useMessages<Messages>();
  const face = useRef<HTMLCanvasElement>(null);
  const sky = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loadDraw().then(
      (draw) => {
        const canvases = { face: face.current, sky: sky.current };
        if (signal.aborted || !canvases.face || !canvases.sky) return;
        const isStill = preferences.isMotionReduced();
        draw({ face: canvases.face, sky: canvases.sky }, { type, picture, isStill }, signal);
      },
      () => {
        // Without its pen the drawn face stands there alone.
      },
    );
    return () => controller.abort();
  }, [type, picture, loadDraw]);

  const alt = t(`result.portrait${!picture ? "Line" : isModel ? "Model" : "Own"}`, { name: type.name });
  return (
    <div className={`${css.portrait} bleed`} data-own={picture ? "" : undefined}>
      <canvas
        ref={face}
        className={`${css.face} overlay-full`}
        {...(picture ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      />
      {!picture && (
        <img
          className={`${css.drawn} overlay-full`}
          src={type.lineFace}
          width={400}
          height={500}
          alt={alt}
          decoding="async"
        />
      )}
      <span className={`${css.light} overlay`} aria-hidden="true" />
      <canvas ref={sky} className={`${css.sky} overlay-full`} aria-hidden="true" />
      <TypeName type={type} level={level} />
    </div>
  );
}
