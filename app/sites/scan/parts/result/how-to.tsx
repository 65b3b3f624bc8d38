import { useEffect, useMemo, useRef, useState } from "react";
import { howToParts, type HowToPart } from "#contracts/face-type.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { makeUpPatches, type SpotOf } from "../../rules/make-up-patches.ts";
import { cropFace, type FacePicture, spotsIn } from "./crop-face.ts";
import { drawnSpots } from "./draw-portrait.ts";
import { drawFacePicture, sizeCanvas } from "./draw-face-picture.ts";
import { paintMakeUp, type Tones } from "./paint-make-up.ts";
import part from "./section.module.css";
import { typeTones } from "./type-tones.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./how-to.module.css";

const ratio = 4 / 5;
const placement = { x: 0.5, y: 0.5, height: 0.62 };

interface HowToProps {
  type: TypeView;
  picture: FacePicture | null;
  /** The picture is one of our model faces. */
  isModel: boolean;
}

/** Five steps from this starting point, drawn where they go on the visitor's own picture or the type's drawn face, and worn. */
export function HowTo({ type, picture, isModel }: HowToProps) {
  const t = useMessages<Messages>();
  const { products } = useScanPage();
  const [face, setFace] = useState<"own" | "line">(picture ? "own" : "line");
  const [step, setStep] = useState<HowToPart | null>(null);
  const [isMarked, setIsMarked] = useState(true);
  const myPicture = face === "own" ? picture : null;
  const alt = t(`result.howTo.picture${!myPicture ? "Line" : isModel ? "Model" : "Own"}`);
  const tones = useMemo(() => typeTones(type, products), [type, products]);
  return (
    <section className="shrinks stack-4" aria-labelledby="how-to">
      <header>
        <h2 id="how-to" className="text-face text-heading text-leading-14">
          {t("result.howTo.title")}
        </h2>
        <p className={`${part.line} text-aside`}>{t("result.howTo.lead")}</p>
      </header>
      <PaintedFace type={type} picture={myPicture} step={step} isMarked={isMarked} tones={tones} alt={alt} />
      <div className={css.choices}>
        {picture && (
          <div className={`${css.faces} flex`} role="group" aria-label={t("result.howTo.title")}>
            {(["own", "line"] as const).map((one) => (
              <button key={one} type="button" aria-pressed={face === one} onClick={() => setFace(one)}>
                {t(one === "own" && isModel ? "result.howTo.model" : `result.howTo.${one}`)}
              </button>
            ))}
          </div>
        )}
        <div className={`${css.faces} flex`}>
          <button type="button" aria-pressed={isMarked} onClick={() => setIsMarked(!isMarked)}>
            {t("result.howTo.marks")}
          </button>
        </div>
      </div>
      <ol className="grid">
        {howToParts.map((name, i) => (
          <li key={name}>
            <button
              type="button"
              className={`${css.step} text-bright wide`}
              aria-pressed={step === name}
              onClick={() => setStep(step === name ? null : name)}
            >
              <span className={`${css.number} text-title`} aria-hidden="true">
                {i + 1}
              </span>
              <span className={`${css.name} text-body text-strong`}>{t(`result.howTo.${name}`)}</span>
              <span className={`${css.text} text-body`}>{type.steps[i]}</span>
            </button>
          </li>
        ))}
      </ol>
      {type.wear && (
        <ButtonLink look="bone" wide arrow to={type.wear} hrefLang="ja">
          {t("result.howTo.wear")}
        </ButtonLink>
      )}
    </section>
  );
}

interface PaintedProps {
  type: TypeView;
  picture: FacePicture | null;
  /** Null: all five. */
  step: HowToPart | null;
  isMarked: boolean;
  tones: Tones;
  alt: string;
}

function PaintedFace({ type, picture, step, isMarked, tones, alt }: PaintedProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const { code } = type;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas) return;
    sizeCanvas(canvas, ratio);
    const context = canvas.getContext("2d");
    if (!context) return;
    const spot = picture ? mySpots(canvas, picture) : drawnSpots(code, canvas.width);
    const patches = howToParts
      .filter((name) => isMarked && (step === null || step === name))
      .flatMap((name) => makeUpPatches(code, name, spot));
    paintMakeUp(context, patches, { tones, ground: picture ? "skin" : "ink", markShare: step === null ? 0.45 : 0.95 });
  }, [picture, code, step, isMarked, tones]);

  return (
    <div className={`${css.face} bleed on-ink`} data-own={picture ? "" : undefined}>
      <canvas ref={canvasRef} className="overlay-full" role="img" aria-label={alt} />
      {!picture && (
        <img className="overlay-full" src={type.lineFace} width={400} height={500} alt="" decoding="async" />
      )}
    </div>
  );
}

function mySpots(canvas: HTMLCanvasElement, picture: FacePicture): SpotOf {
  const crop = cropFace(picture, placement, ratio);
  drawFacePicture(canvas, picture, crop);
  return spotsIn(picture, crop, canvas.width);
}
