import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import type { Messages } from "../copy/messages.ts";
import type { BareFace } from "./bare-face.ts";
import type { SkinError } from "./measure-face.ts";
import { readPart } from "./paper-frame.ts";
import { skinErrorKey } from "./skin-error-key.ts";
import css from "./skin.module.css";

interface WhitePickerProps {
  face: BareFace;
  /** Why the place that was chosen last is no white. */
  error: SkinError | null;
  /** RGBA rows of the place that was chosen. */
  onPaper: (paper: Uint8ClampedArray) => void;
}

/** How wide the place is, in parts of the picture's width. */
const placeShare = 0.05;

/** In a photograph nobody knows where the paper is but the visitor: by a press on it, or by two sliders. */
export function WhitePicker({ face: { picture }, error, onPaper }: WhitePickerProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const [at, setAt] = useState({ x: 0.5, y: 0.9 });
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    [shown.width, shown.height] = [picture.width, picture.height];
    shown.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  useEffect(() => {
    place.current?.style.setProperty("--x", String(at.x));
    place.current?.style.setProperty("--y", String(at.y));
  }, [at]);

  function take({ x, y }: { x: number; y: number }): void {
    const edge = picture.width * placeShare;
    const paper = readPart(picture, {
      x: Math.min(Math.max(0, x * picture.width - edge / 2), picture.width - edge),
      y: Math.min(Math.max(0, y * picture.height - edge / 2), picture.height - edge),
      width: edge,
      height: edge,
    });
    if (paper) onPaper(paper);
  }

  function press(event: MouseEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const next = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    setAt(next);
    take(next);
  }

  return (
    <details className="boxed">
      <summary className={`${css.summary} opens-row side`}>{t("skin.white.title")}</summary>
      <div className="side column-3">
        <p className="text-body">{t("skin.white.how")}</p>
        {/* Keys have the sliders below, which do the same. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={`${css.white} anchor`} onClick={press}>
          <canvas ref={canvas} className="wide" role="img" aria-label={t("skin.white.picture")} />
          <span ref={place} className={css.place} aria-hidden="true" />
        </div>
        <AxisSlider label={t("skin.white.x")} value={at.x} onChange={(x) => setAt({ ...at, x })} />
        <AxisSlider label={t("skin.white.y")} value={at.y} onChange={(y) => setAt({ ...at, y })} />
        <Button look="line" compact onClick={() => take(at)}>
          {t("skin.white.take")}
        </Button>
        <p role="status" className={`${css.foot} text-body`}>
          {error ? t(skinErrorKey(error)) : ""}
        </p>
      </div>
    </details>
  );
}

function AxisSlider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className={css.axis}>
      <label htmlFor={id} className="text-body">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
      />
    </div>
  );
}
