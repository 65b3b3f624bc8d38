import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Sample } from "../pictures.server.ts";
import css from "./picture-canvas.module.css";
import type { ColourCamera } from "./use-colour-camera.ts";

const Shutter = lazy(async () => ({ default: (await import("./shutter.tsx")).Shutter }));

interface PictureCanvasProps {
  colourCamera: ColourCamera;
  samples: readonly Sample[];
  /** Told when a press found no colour. */
  onMiss: () => void;
  /** Who sits on the bar below the picture. */
  children: ReactNode;
}

/** The picture whose colours leave, or the video of the camera; below it the bar on which the chameleon sits. */
export function PictureCanvas({ colourCamera, samples, onMiss, children }: PictureCanvasProps) {
  const t = useMessages<Messages>();
  const { container, source, rearCamera, selectedIndex } = colourCamera;
  useSelectByPress(colourCamera, onMiss);
  const [first] = samples;
  const altText =
    source.kind === "sample"
      ? (samples[source.index]?.picture.alt.ja ?? "")
      : t(source.kind === "photo" ? "canvas.photo" : "canvas.shot");

  return (
    <div className="anchor">
      <section className={`${css.frame} frame`} aria-label={t("canvas.label")}>
        {first && (
          <Picture
            picture={first.picture}
            alt={source.kind === "sample" && source.index === 0 ? altText : ""}
            sizes="(min-width: 481px) 420px, 86vw"
            fit="cover"
            priority
            exact
            className={css.first}
          />
        )}
        <div
          ref={container}
          className={`${css.canvas} overlay`}
          role="img"
          aria-label={altText}
          data-drained={selectedIndex !== null || undefined}
        />
      </section>
      {rearCamera.step !== "off" && (
        <Suspense>
          <Shutter colourCamera={colourCamera} />
        </Suspense>
      )}
      <div className={css.perch}>{children}</div>
    </div>
  );
}

/** A press on the picture holds the colour that lies there. */
function useSelectByPress({ container, palette, selectedIndex, select, selectAt }: ColourCamera, onMiss: () => void) {
  const indexBefore = useRef<number | null>(null);
  const press = useEffectEvent((x: number, y: number) => {
    indexBefore.current = selectedIndex;
    if (palette && !palette.isGrey) void selectAt(x, y).then((isColour) => !isColour && onMiss());
  });
  // The finger only wanted to scroll.
  const takeBack = useEffectEvent(() => void select(indexBefore.current));
  useEffect(() => {
    const area = container.current;
    const controller = new AbortController();
    const { signal } = controller;
    area?.addEventListener("pointerdown", (event) => event.button === 0 && press(...positionIn(area, event)), {
      signal,
    });
    area?.addEventListener("pointercancel", () => takeBack(), { signal });
    area?.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    return () => controller.abort();
  }, [container]);
}

/** Where on the picture, 0–1 from the left and from the top. */
function positionIn(area: HTMLElement, { clientX, clientY }: PointerEvent): [x: number, y: number] {
  const { left, top, width, height } = area.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}
