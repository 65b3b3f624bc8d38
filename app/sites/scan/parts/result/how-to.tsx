import { useEffect, useMemo, useRef, useState } from "react";
import { howToParts, type HowToPart } from "#contracts/face-type.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { makeUpPlaces, type SpotOf } from "../../rules/make-up-places.ts";
import { cropFace, type OwnPicture, spotsIn } from "./crop-face.ts";
import { drawnSpots } from "./draw-portrait.ts";
import { drawOwn, sizeCanvas } from "./draw-own.ts";
import { paintMakeUp, type Tones } from "./paint-make-up.ts";
import part from "./section.module.css";
import { typeTones } from "./type-tones.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./how-to.module.css";

const ratio = 4 / 5;
const stand = { x: 0.5, y: 0.5, height: 0.62 };

interface HowToProps {
  type: TypeView;
  picture: OwnPicture | null;
  /** The picture is one of the house's model faces. */
  isModel: boolean;
}

/** Five steps from this starting point, drawn where they go: on the visitor's own picture and on the type's drawn face. */
export function HowTo({ type, picture, isModel }: HowToProps) {
  const t = useWords<Words>();
  const { products } = useScanPage();
  const [face, setFace] = useState<"own" | "line">(picture ? "own" : "line");
  const [step, setStep] = useState<HowToPart | null>(null);
  const [isMarked, setIsMarked] = useState(true);
  const own = face === "own" ? picture : null;
  const alt = t(`result.howTo.picture${!own ? "Line" : isModel ? "Model" : "Own"}`);
  const tones = useMemo(() => typeTones(type, products), [type, products]);
  return (
    <section className={part.part} aria-labelledby="how-to">
      <header>
        <h2 id="how-to" className={part.title}>
          {t("result.howTo.title")}
        </h2>
        <p className={part.line}>{t("result.howTo.lead")}</p>
      </header>
      <Painted type={type} picture={own} step={step} isMarked={isMarked} tones={tones} alt={alt} />
      <div className={css.choices}>
        {picture && (
          <div className={css.faces} role="group" aria-label={t("result.howTo.title")}>
            {(["own", "line"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={face === one} onClick={() => setFace(one)}>
                {t(one === "own" && isModel ? "result.howTo.model" : `result.howTo.${one}`)}
              </button>
            ))}
          </div>
        )}
        <div className={css.faces}>
          <button type="button" aria-pressed={isMarked} onClick={() => setIsMarked(!isMarked)}>
            {t("result.howTo.marks")}
          </button>
        </div>
      </div>
      <ol className={css.steps}>
        {howToParts.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              className={css.step}
              aria-pressed={step === name}
              onClick={() => setStep(step === name ? null : name)}
            >
              <span className={css.number} aria-hidden="true">
                {i + 1}
              </span>
              <span className={css.name}>{t(`result.howTo.${name}`)}</span>
              <span className={css.text}>{type.steps[i]}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PaintedProps {
  type: TypeView;
  picture: OwnPicture | null;
  /** Null: all five. */
  step: HowToPart | null;
  isMarked: boolean;
  tones: Tones;
  alt: string;
}

function Painted({ type, picture, step, isMarked, tones, alt }: PaintedProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const { code } = type;

  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return;
    sizeCanvas(canvas, ratio);
    const context = canvas.getContext("2d");
    if (!context) return;
    const spot = picture ? ownSpots(canvas, picture) : drawnSpots(code, canvas.width);
    const patches = howToParts
      .filter((name) => isMarked && (step === null || step === name))
      .flatMap((name) => makeUpPlaces(code, name, spot));
    paintMakeUp(context, patches, { tones, ground: picture ? "skin" : "ink", markShare: step === null ? 0.45 : 0.95 });
  }, [picture, code, step, isMarked, tones]);

  return (
    <div className={css.face} data-own={picture ? "" : undefined}>
      <canvas ref={place} role="img" aria-label={alt} />
      {!picture && <img src={type.lineFace} width={400} height={500} alt="" decoding="async" />}
    </div>
  );
}

function ownSpots(canvas: HTMLCanvasElement, picture: OwnPicture): SpotOf {
  const crop = cropFace(picture, stand, ratio);
  drawOwn(canvas, picture, crop);
  return spotsIn(picture, crop, canvas.width);
}
