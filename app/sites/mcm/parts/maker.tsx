"use no memo"; // The first view: compiled it would only be heavier.

import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { brushTips, caseMaterials, caseShapes, type MascaraRecipe } from "#contracts/mascara-recipe.ts";
import type { MyMascara } from "#contracts/mascara.ts";
import type { Messages } from "../copy/messages.ts";
import type { MakerPage } from "../data.server.ts";
import { tuning } from "../tuning.ts";
import { nameIn } from "../rules/name-words.ts";
import { FlexSlider } from "./flex-slider.tsx";
import { loadPart, PartPlaceholder } from "./load-part.tsx";
import css from "./maker.module.css";
import { MascaraMenuSlot } from "./mascara-menu-slot.tsx";
import { MascaraCanvas } from "./mascara-canvas.tsx";
import { loadDeferredSteps, StepPanel } from "./step-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { type RecipeEditor, useRecipe } from "./use-recipe.ts";
import { useOfflineSteps } from "./use-offline-steps.ts";
import { useBristleSound } from "./use-bristle-sound.ts";

const loadNotices = () => import("./maker-notices.tsx");
const loadFinish = () => import("./finish.tsx");
const loadMore = () => import("./more-options.tsx");
const loadConflicts = () => import("./conflicts.tsx");
const MakerNotices = lazy(async () => ({ default: (await loadPart(loadNotices)).MakerNotices }));
const Finish = lazy(async () => ({ default: (await loadPart(loadFinish)).Finish }));
const MoreOptions = lazy(async () => ({ default: (await loadPart(loadMore)).MoreOptions }));
const Conflicts = lazy(async () => ({ default: (await loadPart(loadConflicts)).Conflicts }));

/** One mascara, from the first look to its certificate. */
export function Maker({ page }: { page: MakerPage }) {
  const t = useMessages<Messages>();
  const { lang } = page;
  const editor = useRecipe(lang, page.recipe);
  const { recipe, code, step, change, stepPath } = editor;
  const [work, setWork] = useState<MyMascara | null>(null);
  const [months, setMonths] = useState(0);
  const isFinished = work?.code === code;
  const draft = useDraft(code, step, isFinished);
  const sound = useBristleSound(recipe);
  const name = nameIn(page.words, recipe);
  const picture = usePictureText(recipe, name);
  useStepTracking(step);
  const isPrefetched = usePrefetchedSteps();
  useOfflineSteps();

  return (
    <article className={`${css.maker} column-4`} data-code={code} data-brought={isPrefetched || undefined}>
      <MascaraCanvas {...{ recipe, name, months }} isHeld={step < 3} label={picture} onStroke={sound.stroke}>
        <VerticalHeading className={css.heading} lines={headingLines(lang, t("heading.one"), t("heading.two"))} />
        <p className={`${css.lede} text-body text-leading-17`}>{t("lede")}</p>
        <p className={`${css.name} text-face text-lead`} data-lang={lang}>
          {name}
        </p>
      </MascaraCanvas>
      <FlexSlider recipe={recipe} label={t("flex.label")} onFlex={(curve) => change({ curve })} sound={sound} />
      <FoundNotices page={page} editor={editor} draft={draft} />
      <StepLinks step={step} stepPath={stepPath} />
      <StepPanel editor={editor} words={page.words} />
      <Suspense>
        <Conflicts recipe={recipe} />
      </Suspense>
      {step < 3 ? (
        <div className={css.next}>
          <ButtonLink data-step to={stepPath(step + 1)} preventScrollReset wide>
            {t(step === 1 ? "steps.toColour" : "steps.toName")}
          </ButtonLink>
        </div>
      ) : (
        <Suspense fallback={<PartPlaceholder />}>
          <Finish
            {...{ editor, lang, work, months }}
            words={page.words}
            nearestIds={page.nearestIds}
            onWork={setWork}
            onMonths={setMonths}
          />
        </Suspense>
      )}
      <MoreSection editor={editor} name={name} model={page.model} />
      <Link className={`${css.gallery} target-inline`} to="/mcm/gallery" prefetch="intent">
        {t("toGallery")}
      </Link>
      <MascaraMenuSlot
        {...{ lang, recipe, code, name }}
        firstQr={page.qr}
        firstCode={page.code}
        workId={isFinished && work.isPublic && !work.isHidden ? work.id : null}
      />
    </article>
  );
}

type FoundNoticesProps = { page: MakerPage; editor: RecipeEditor; draft: ReturnType<typeof useDraft> };

/** That the address was refused, or that a draft was found; shown only then. */
function FoundNotices({ page, editor: { code, change }, draft }: FoundNoticesProps) {
  const { found, forget } = draft;
  const isOfAddress = code === page.code;
  if (!(page.refusal && isOfAddress) && !(found && found.code !== code)) return null;
  return (
    <Suspense>
      <MakerNotices
        refusal={isOfAddress ? page.refusal : null}
        draftName={found && nameIn(page.words, found.recipe)}
        onOpen={() => {
          if (found) change(found.recipe);
          forget();
        }}
        onDismiss={forget}
      />
    </Suspense>
  );
}

/** What is to be seen of it, for those who do not see it. */
function usePictureText(recipe: MascaraRecipe, name: string): string {
  const t = useMessages<Messages>();
  return t("stage.picture", {
    name,
    colour: t(`colour.names.c${recipe.colour as 0}`),
    shape: t(`more.shapes.${caseShapes[recipe.shape] ?? "round"}`),
    material: t(`more.materials.${caseMaterials[recipe.material] ?? "black"}`),
    tip: t(`line.tips.${brushTips[recipe.tip] ?? "straight"}`),
  });
}

function StepLinks({ step, stepPath }: Pick<RecipeEditor, "step" | "stepPath">) {
  const t = useMessages<Messages>();
  return (
    <nav className={css.steps} aria-label={t("steps.label")}>
      {(["line", "colour", "name"] as const).map((word, i) => (
        <Link
          key={word}
          className="text-face text-heading text-quiet"
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
  );
}

/** The steps that nobody has to take; fetched when they are opened. */
function MoreSection(props: ComponentProps<typeof MoreOptions>) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={css.more}>
      <button
        type="button"
        className={`${css.opener} between facts-3 text-strong wide`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("more.title")}
        <small>{t("more.hint")}</small>
      </button>
      {isOpen && (
        <Suspense fallback={<PartPlaceholder />}>
          <MoreOptions {...props} />
        </Suspense>
      )}
    </section>
  );
}

/** Japanese stands in one column, English in two lines. */
const headingLines = (lang: "ja" | "en", one: string, two: string): string[] =>
  lang === "ja" ? [one + two] : [one, two];

/** Brings what comes after the first step when the page is at rest: the line may be gone by then. True when it is there. */
function usePrefetchedSteps(): boolean {
  const [isPrefetched, setIsPrefetched] = useState(false);
  useEffect(() => {
    const prefetch = (): void =>
      void Promise.all([loadDeferredSteps(), loadConflicts(), loadFinish(), loadMore()]).then(
        () => setIsPrefetched(true),
        () => {},
      );
    const timer = setTimeout(prefetch, tuning.bringMs);
    return () => clearTimeout(timer);
  }, []);
  return isPrefetched;
}

/** Notes the start, and each step when it is reached for the first time. */
function useStepTracking(step: number): void {
  const reached = useRef(0);
  useEffect(() => {
    if (step <= reached.current) return;
    if (reached.current === 0) track("mcm_start");
    reached.current = step;
    track(`mcm_step${step as 1 | 2 | 3}`);
  }, [step]);
}
