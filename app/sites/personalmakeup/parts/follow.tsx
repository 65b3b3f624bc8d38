import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import "#app/kits/ui/roles/full-dialog.css";
import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useModal } from "#app/kits/ui/dialog/use-modal.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { ColouredTool } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { type FollowMove, moveFollow } from "../rules/follow.ts";
import { assignMyTools } from "../rules/my-tools.ts";
import { isNearEye } from "../rules/near-eye.ts";
import { RecipeDone } from "./recipe-done.tsx";
import { FacePatch } from "./face-patch.tsx";
import { ToolColours } from "./tool-colours.tsx";
import { clearStepHash, useInitialStep, useStepHash } from "./step-in-url.ts";
import { useFollowTimer } from "./use-follow-timer.ts";
import { useRecipeProgress } from "./use-recipe-progress.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import css from "./follow.module.css";

export interface FollowProps {
  page: View<"recipe">;
  tools: readonly ColouredTool[];
  onClose: () => void;
  /** The steps, from 0, that were done in this visit. */
  onDone: (done: readonly number[]) => void;
}

const EyeControl = lazy(() => import("./eye-control.tsx").then((module) => ({ default: module.EyeControl })));

/** The recipe one big step at a time, beside the mirror: by clock, by thumb, or by closing both eyes. */
export function Follow({ page, tools, onClose, onDone }: FollowProps) {
  const t = useMessages<Messages>();
  const { steps } = page;
  const seconds = steps.map((step) => step.seconds);
  const { done, follow, setFollow } = useRecipeProgress(page, useInitialStep(), onDone);
  useStepHash(follow);
  const [hasEyeControl, setHasEyeControl] = useState(false);
  const close = (): void => {
    clearStepHash();
    onClose();
  };
  const move = (next: FollowMove): void => setFollow((before) => moveFollow(before, next, seconds));
  useFollowTimer(follow.isRunning, (passedMs) => move({ kind: "tick", passedMs }));
  useWakeLock(follow.isRunning);
  useStepTracking(follow.index, follow.isDone);

  const step = steps[follow.index];
  const hasStarted = follow.isRunning || follow.index > 0 || follow.leftMs < (seconds[0] ?? 0) * 1_000;
  if (!step) return null;
  const isPassed = done.includes(follow.index);
  return (
    <FollowDialog onClose={close}>
      {follow.isDone ? (
        <RecipeDone page={page} onClose={close} />
      ) : (
        <>
          <div className={css.picture}>
            <FacePatch part={step.part} under={steps.slice(0, follow.index).map(({ part }) => part)} isPainting />
          </div>
          <div className={css.top}>
            <p className={role.micro}>{t("follow.step", { step: follow.index + 1, count: steps.length })}</p>
            <Clock leftMs={follow.leftMs} />
            {isPassed && <PassedMark />}
          </div>
          <StepText step={step} />
          <StepTool tool={toolFor(step, page, tools)} product={step.product} />
          {step.video && <VideoLink video={step.video} code={page.code} />}
          {hasEyeControl && (
            <Suspense fallback={null}>
              <EyeControl
                onEyesClosed={() => move({ kind: "next" })}
                isPaused={isNearEye(step.part)}
                onEnd={() => setHasEyeControl(false)}
              />
            </Suspense>
          )}
          <div aria-hidden="true">
            <progress max={step.seconds * 1_000} value={step.seconds * 1_000 - follow.leftMs} />
          </div>
          <FollowControls {...{ hasStarted, move }} isRunning={follow.isRunning} isPassed={isPassed} />
          {!hasEyeControl && !isNearEye(step.part) && (
            <Button look="quiet" compact onClick={() => setHasEyeControl(true)}>
              {t("follow.eyes")}
            </Button>
          )}
        </>
      )}
    </FollowDialog>
  );
}

/** The whole screen, for a phone that stands beside the mirror. */
function FollowDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useMessages<Messages>();
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} className={`${css.follow} full-dialog on-ink text-bright`} aria-label={t("follow.title")}>
      <div className={css.inside}>
        <button type="button" className={`${css.close} middle`} aria-label={t("follow.close")} onClick={onClose}>
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  );
}

type RecipeStep = View<"recipe">["steps"][number];

/** What is painted, where, and how. */
function StepText({ step }: { step: RecipeStep }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.words} stack-1`} role="status">
      <h2 className={`${role.display} ${css.part} text-banner text-leading-12`}>{t(`parts.${step.part}`)}</h2>
      <p className={`${css.where} text-heading text-leading-15`}>{step.where}</p>
      <p className="text-leading-16 text-quiet text-service">
        {step.isReuse ? t(`reuse.${step.part as keyof Messages["reuse"]}`) : step.how}
      </p>
    </div>
  );
}

function PassedMark() {
  const t = useMessages<Messages>();
  return (
    <p className={`${css.passed} text-body`}>
      <TickIcon />
      {t("follow.passed")}
    </p>
  );
}

/** The visitor's own colour for a step. */
function toolFor({ part }: RecipeStep, { steps }: View<"recipe">, tools: readonly ColouredTool[]) {
  const parts = steps.map((step) => step.part);
  return assignMyTools(parts, tools)[part];
}

function VideoLink({ video: { path, title, at }, code }: { video: NonNullable<RecipeStep["video"]>; code: string }) {
  const t = useMessages<Messages>();
  return (
    <Link className={`${css.video} target-line text-body`} to={`${path}&r=${code}`}>
      {t("follow.video", { title, at })}
    </Link>
  );
}

/** What one takes into the hand: a colour of one's own, or the product; it opens beside the recipe. */
function StepTool({ tool, product }: { tool: ColouredTool | undefined; product: RecipeStep["product"] }) {
  const link = { className: `${css.product} line-4`, target: "_blank", rel: "noreferrer" };
  return tool ? (
    <a {...link} href={tool.path} data-tool={tool.site}>
      <ToolColours hexes={tool.hexes} />
      <span>{tool.title}</span>
    </a>
  ) : (
    <a {...link} href={productPath(product.id)}>
      {product.hex && <ShadeChip hex={product.hex} />}
      <span>{product.name}</span>
    </a>
  );
}

interface FollowControlsProps {
  isRunning: boolean;
  isPassed: boolean;
  hasStarted: boolean;
  move: (next: FollowMove) => void;
}

function FollowControls({ isRunning, isPassed, hasStarted, move }: FollowControlsProps) {
  const t = useMessages<Messages>();
  // Once a step is passed, the next one is what the bone button offers.
  const leadsOn = isPassed && !isRunning;
  return (
    <div className={`${css.acts} stack-2`}>
      <Button look="line" onClick={() => move({ kind: "back" })}>
        {t("follow.back")}
      </Button>
      <Button look={leadsOn ? "line" : "bone"} onClick={() => move({ kind: isRunning ? "pause" : "resume" })}>
        {t(isRunning ? "follow.pause" : hasStarted ? "follow.resume" : "follow.start")}
      </Button>
      <Button look={leadsOn ? "bone" : "line"} onClick={() => move({ kind: "next" })}>
        {t("follow.next")}
      </Button>
    </div>
  );
}

function Clock({ leftMs }: { leftMs: number }) {
  const t = useMessages<Messages>();
  const remainingSeconds = Math.ceil(leftMs / 1_000);
  const time = `${Math.floor(remainingSeconds / 60)}:${String(remainingSeconds % 60).padStart(2, "0")}`;
  return (
    <p className={`${css.clock} text-title ${role.latin}`} role="timer" aria-label={t("follow.left", { time })}>
      {time}
    </p>
  );
}

/** Each step that is reached counts once, and so does the end. */
function useStepTracking(index: number, isDone: boolean): void {
  useEffect(() => {
    if (isDone) track("pm_complete");
    else track(`pm_step${(index + 1) as 1}`);
  }, [index, isDone]);
}
