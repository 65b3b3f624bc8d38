import { elementAt } from "#app/kits/basics/element-at.ts";
import { useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { type FaceTypeCode, indexOf } from "../../rules/type-codes.ts";
import { AboutMeasuring } from "./about-measuring.tsx";
import { ChooseType } from "./choose-type.tsx";
import { Diary } from "./diary.tsx";
import { drawPortrait } from "./draw-portrait.ts";
import { HowTo } from "./how-to.tsx";
import { SaveAndShare } from "./save-and-share.tsx";
import { Neighbours } from "./neighbours.tsx";
import { NextLinks } from "./next-links.tsx";
import { Portrait } from "./portrait.tsx";
import { Proof } from "./proof.tsx";
import { StartProducts } from "./start-products.tsx";
import { StrengthLines } from "./strength-lines.tsx";
import { useMyDiary } from "./use-my-diary.ts";
import { useScanPage } from "./use-scan-page.ts";
import css from "./result.module.css";

const loadDrawPortrait = () => Promise.resolve(drawPortrait);

interface TypeResultProps {
  reading: ScanReading;
  /** What the visitor stands by. */
  chosen: FaceTypeCode;
  onChoose: (code: FaceTypeCode) => void;
  onAgain: () => void;
  onCheckWithFace: () => void;
  lang: ScanLanguage;
}

/** The portrait of a type, the doubt about it first, and all that starts from there. */
export function TypeResult({ reading, chosen, onChoose, onAgain, onCheckWithFace, lang }: TypeResultProps) {
  const t = useMessages<Messages>();
  const { types, products } = useScanPage();
  const [isChoosing, setIsChoosing] = useState(false);
  const diary = useMyDiary(reading, chosen);
  const { outcome, mode, picture } = reading;
  const type = elementAt(types, indexOf(chosen));

  function choose(code: FaceTypeCode): void {
    setIsChoosing(false);
    onChoose(code);
  }

  return (
    <article className={`${css.result} stack-5`}>
      <Portrait key={chosen} type={type} picture={picture} isModel={mode === "model"} loadDraw={loadDrawPortrait} />
      <header className="stack-2">
        <p className="text-note">{chosen === outcome.type ? t(`result.modes.${mode}`) : t("result.chosenBySelf")}</p>
        <p className={`${css.impression} text-face text-heading text-leading-15`}>{type.impression}</p>
        <p className="text-aside">{t("result.start")}</p>
        <Proof reading={reading} />
      </header>
      <Doubt reading={reading} chosen={chosen} onChoose={onChoose} onDoubt={() => setIsChoosing(true)} />
      {isChoosing && (
        <ChooseType chosen={chosen} found={outcome.type} onChoose={choose} onClose={() => setIsChoosing(false)} />
      )}
      {mode === "three-questions" && (
        <div className="stack-2">
          <Button wide arrow onClick={onCheckWithFace}>
            {t("result.check")}
          </Button>
          <p className="text-note">{t("result.checkNote")}</p>
        </div>
      )}
      <section className="stack-4" aria-labelledby="result-strengths">
        <h2 id="result-strengths" className="text-face text-heading">
          {t("result.strengths.title")}
        </h2>
        <StrengthLines points={[{ id: "own", ...outcome.coarse }]} />
      </section>
      <HowTo key={`how-${chosen}`} type={type} picture={picture} isModel={mode === "model"} />
      <StartProducts type={type} products={products} />
      <Neighbours code={chosen} onChoose={onChoose} />
      <SaveAndShare type={type} lang={lang} diary={diary} />
      <Diary diary={diary} />
      <NextLinks type={type} />
      <AboutMeasuring reading={reading} />
      <p className="text-centred">
        <Button look="quiet" onClick={onAgain}>
          {t("result.again")}
        </Button>
      </p>
    </article>
  );
}

type DoubtProps = Pick<TypeResultProps, "reading" | "chosen" | "onChoose"> & { onDoubt: () => void };

/** The first thing to press: 「ちがうと思う」, and beside it the type that was nearly found. */
function Doubt({ reading: { outcome }, chosen, onChoose, onDoubt }: DoubtProps) {
  const t = useMessages<Messages>();
  const { types } = useScanPage();
  const alternative = elementAt(types, indexOf(chosen === outcome.runnerUp ? outcome.type : outcome.runnerUp));
  return (
    <div className={`${css.doubt} stack-3`}>
      <Button look="line" wide onClick={onDoubt}>
        {t("result.disagree")}
      </Button>
      <button type="button" className={`${css.runnerUp} text-bright`} onClick={() => onChoose(alternative.code)}>
        <span className="text-note">{t("result.runnerUp")}</span>
        <span className="text-face text-lead">{alternative.name}</span>
      </button>
    </div>
  );
}
