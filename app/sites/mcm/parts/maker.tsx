"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { brushTips, caseMaterials, caseShapes } from "#contracts/mascara-recipe.ts";
import type { OwnMascara } from "#contracts/mascara-works.ts";
import type { Words } from "../copy/words.ts";
import type { MakerPage } from "../data.server.ts";
import { feel } from "../feel.ts";
import { nameIn } from "../rules/name-words.ts";
import { Bend } from "./bend.tsx";
import { fetched, Waiting } from "./fetched.tsx";
import css from "./maker.module.css";
import { MenuPlace } from "./menu-place.tsx";
import { Stage } from "./stage.tsx";
import { laterSteps, StepPanel } from "./step-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { useRecipe } from "./use-recipe.ts";
import { useStepsAway } from "./use-steps-away.ts";
import { useVoice } from "./use-voice.ts";

const asides = () => import("./asides.tsx");
const finish = () => import("./finish.tsx");
const more = () => import("./more.tsx");
const quarrels = () => import("./quarrels.tsx");
const Asides = lazy(async () => ({ default: (await fetched(asides)).Asides }));
const Finish = lazy(async () => ({ default: (await fetched(finish)).Finish }));
const More = lazy(async () => ({ default: (await fetched(more)).More }));
const Quarrels = lazy(async () => ({ default: (await fetched(quarrels)).Quarrels }));

/** One mascara, from the first look to its certificate. */
export function Maker({ page }: { page: MakerPage }) {
  const t = useWords<Words>();
  const { lang } = page;
  const bench = useRecipe(lang, page.recipe);
  const { recipe, code, step, change, stepPath } = bench;
  const [work, setWork] = useState<OwnMascara | null>(null);
  const [months, setMonths] = useState(0);
  const [isMore, setIsMore] = useState(false);
  const isFinished = work?.code === code;
  const draft = useDraft(code, step, isFinished);
  const voice = useVoice(recipe);
  const name = nameIn(page.words, recipe);
  const colour = t(`colour.names.c${recipe.colour as 0}`);
  const picture = t("stage.picture", {
    ...{ name, colour },
    shape: t(`more.shapes.${caseShapes[recipe.shape] ?? "round"}`),
    material: t(`more.materials.${caseMaterials[recipe.material] ?? "black"}`),
    tip: t(`line.tips.${brushTips[recipe.tip] ?? "straight"}`),
  });
  useStepEvents(step);
  const isBrought = useSteps();
  useStepsAway();

  return (
    <article className={css.maker} data-code={code} data-brought={isBrought || undefined}>
      <Stage {...{ recipe, name, months }} label={picture} onStroke={voice.stroke}>
        <VerticalHeading className={css.heading} lines={headingLines(lang, t("heading.one"), t("heading.two"))} />
        <p className={css.lede}>{t("lede")}</p>
        <p className={css.name} data-lang={lang}>
          {name}
        </p>
      </Stage>
      <Bend recipe={recipe} label={t("bend.label")} onBend={(curve) => change({ curve })} voice={voice} />
      {((page.refusal && code === page.code) || (draft.found && draft.found.code !== code)) && (
        <Suspense>
          <Asides
            refusal={code === page.code ? page.refusal : null}
            found={draft.found && nameIn(page.words, draft.found.recipe)}
            onOpen={() => {
              if (draft.found) change(draft.found.recipe);
              draft.forget();
            }}
            onLeave={draft.forget}
          />
        </Suspense>
      )}
      <nav className={css.steps} aria-label={t("steps.label")}>
        {(["line", "colour", "name"] as const).map((word, i) => (
          <Link
            key={word}
            data-step
            to={stepPath(i + 1)}
            preventScrollReset
            aria-current={step === i + 1 ? "step" : undefined}
          >
            <small>{i + 1}</small>
            {t(`steps.${word}`)}
          </Link>
        ))}
      </nav>
      <StepPanel bench={bench} words={page.words} />
      <Suspense>
        <Quarrels recipe={recipe} />
      </Suspense>
      {step < 3 ? (
        <div className={css.next}>
          <ButtonLink data-step to={stepPath(step + 1)} preventScrollReset wide>
            {t(step === 1 ? "steps.toColour" : "steps.toName")}
          </ButtonLink>
        </div>
      ) : (
        <Suspense fallback={<Waiting />}>
          <Finish {...{ bench, lang, work, months }} words={page.words} onWork={setWork} onMonths={setMonths} />
        </Suspense>
      )}
      <section className={css.more}>
        <button type="button" className={css.opener} aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          {t("more.title")}
          <small>{t("more.hint")}</small>
        </button>
        {isMore && (
          <Suspense fallback={<Waiting />}>
            <More bench={bench} name={name} model={page.model} />
          </Suspense>
        )}
      </section>
      <Link className={css.gallery} to="/mcm/gallery" prefetch="intent">
        {t("toGallery")}
      </Link>
      <MenuPlace
        {...{ lang, recipe, code, name }}
        firstQr={page.qr}
        firstCode={page.code}
        workId={isFinished && work.isPublic && !work.isHidden ? work.id : null}
      />
    </article>
  );
}

/** Japanese stands in one column, English in two lines. */
const headingLines = (lang: "ja" | "en", one: string, two: string): string[] =>
  lang === "ja" ? [one + two] : [one, two];

/** Brings what comes after the first step when the page is at rest: the line may be gone by then. True when it is there. */
function useSteps(): boolean {
  const [isBrought, setIsBrought] = useState(false);
  useEffect(() => {
    const bring = (): void =>
      void Promise.all([laterSteps(), quarrels(), finish(), more()]).then(
        () => setIsBrought(true),
        () => {},
      );
    const timer = setTimeout(bring, feel.bringMs);
    return () => clearTimeout(timer);
  }, []);
  return isBrought;
}

/** Notes the start, and each step when it is reached for the first time. */
function useStepEvents(step: number): void {
  const reached = useRef(0);
  useEffect(() => {
    if (step <= reached.current) return;
    if (reached.current === 0) track("mcm_start");
    reached.current = step;
    track(`mcm_step${step as 1 | 2 | 3}`);
  }, [step]);
}
