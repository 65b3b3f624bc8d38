"use no memo"; // Compiled it would only be heavier: it is drawn anew at every beat anyway.
import type { ReactNode } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Language } from "#contracts/languages.ts";
import type { Messages } from "../copy/messages.ts";
import { questionKey, type StageBeat } from "../rules/timeline.ts";
import type { ShowView } from "../show-view.server.ts";
import { ColourReveal } from "./colour-reveal.tsx";
import { StagePicture } from "./stage-picture.tsx";
import css from "./show.module.css";

interface ShowStageProps {
  show: ShowView;
  /** What happens; null before the first beat. */
  beat: StageBeat | null;
  /** Which language is read under it, with its words by the keys of the beats; null: the Japanese of the beats. */
  captions: { lang: Language; words: Record<string, string> | null };
  /** Where the show is, as it is written above: "7:12". */
  clock: string;
  /** What stands over the stage: the sign, a way in. */
  children?: ReactNode;
}

/** The stage: the host on its wet floor, or what it shows, and under it what it says. A reveal fills all of it. */
export function ShowStage({ show, beat, captions, clock, children }: ShowStageProps) {
  const t = useMessages<Messages>();
  const isHostAlone = beat?.picture === undefined;
  const words = beat && (captions.words?.[beat.key] ?? beat.words);
  const question = beat?.questionId && show.questions.find(({ id }) => id === beat.questionId);
  const lang = captions.words ? captions.lang : "ja";
  return (
    <div
      className={css.stage}
      data-beat={beat?.key ?? "before"}
      data-kind={beat?.kind ?? "before"}
      data-picture={beat?.picture?.kind}
    >
      {isHostAlone ? <Host show={show} pose={beat?.pose ?? (beat?.kind === "poll" ? "surprise" : "idle")} /> : null}
      {beat?.picture && <StagePicture key={beat.key} picture={beat.picture} show={show} />}
      {beat?.kind === "colour" && beat.productId && <ColourReveal show={show} productId={beat.productId} />}
      {children}
      <p className={`${css.clock} text-body`} aria-hidden="true">
        {clock}
      </p>
      <div className={css.words}>
        {question && (
          <p className={`${css.question} text-body`} lang={lang}>
            {t("show.answersTo", { question: captions.words?.[questionKey(question.id)] ?? question.words })}
          </p>
        )}
        <p className={`${css.caption} text-lead text-medium`} lang={lang} aria-live="polite" data-caption={lang}>
          {words ?? show.subtitle}
        </p>
      </div>
    </div>
  );
}

/** Nobody needs to be told twice who speaks: its picture is an ornament beside its words. */
function Host({ show, pose }: { show: ShowView; pose: string }) {
  const picture = show.poses[pose] ?? show.poses["idle"];
  if (!picture) return null;
  return (
    <div key={pose} className={css.host} data-pose={pose}>
      <Picture picture={picture} alt="" cutout priority sizes="(min-width: 30rem) 26rem, 86vw" />
      <span className={css.mirrored} aria-hidden="true">
        <Picture picture={picture} alt="" cutout sizes="(min-width: 30rem) 26rem, 86vw" />
      </span>
    </div>
  );
}
