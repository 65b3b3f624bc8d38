import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { makeupMoods, makeupScenes, type MakeupMoodId } from "#contracts/makeup-choices.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { DiarySlot } from "./diary-slot.tsx";
import { MadeUpFace } from "./made-up-face.tsx";
import { OwnedProducts } from "./owned-products.tsx";
import { StartingPoint } from "./starting-point.tsx";
import css from "./questions.module.css";

/** The four questions below the face, which wears the mood that is chosen. */
export function Questions({ page }: { page: View<"questions"> }) {
  const t = useMessages<Messages>();
  const [mood, setMood] = useState<MakeupMoodId>("bold");
  const look = page.looks.find((one) => one.mood === mood)?.look ?? page.looks[0]?.look;
  return (
    <>
      <div className={`${css.entrance} bleed veil`}>
        {look && (
          <div className={css.picture}>
            <MadeUpFace rows={page.face.rows} look={look} label={t("ask.preview", { mood: t(`moods.${mood}`) })} />
          </div>
        )}
        <VerticalHeading className={css.heading} lines={[t("head.first"), t("head.second")]} />
      </div>
      {page.isBadCode && <p className={`${css.notice} marked`}>{t("ask.badCode")}</p>}
      <Form action="/personalmakeup" className="above-4 column-5" onSubmit={() => track("pm_start")}>
        <Question name={t("ask.mood")} hint={t("ask.moodHint")}>
          <MoodChoices page={page} mood={mood} onChoose={setMood} />
        </Question>
        <Question name={t("ask.minutes")} hint={t("ask.minutesHint")}>
          <div className={css.times}>
            {page.times.map(({ minutes, line }) => (
              <label key={minutes} className={`${css.time} stack-1 choice-bar choice-tile`}>
                <input type="radio" name="t" value={minutes} defaultChecked={minutes === 7} />
                <span className={`${css.minutes} text-quiet text-title`}>{t("minutes", { minutes })}</span>
                <span className="text-leading-15 text-medium text-note">{line}</span>
              </label>
            ))}
          </div>
        </Question>
        <Question name={t("ask.scene")} hint={t("ask.sceneHint")}>
          <div className={`${css.scenes} rule-above`}>
            {page.scenes.map(({ id, name }) => (
              <label key={id} className={`${css.choice} hair-below target-line text-leading-14 choice-bar choice-tile`}>
                <input type="radio" name="s" value={id} defaultChecked={id === makeupScenes[0]} />
                {name}
              </label>
            ))}
          </div>
        </Question>
        <Question name={t("ask.own")} hint={t("ask.ownNone")}>
          <OwnedProducts />
        </Question>
        <StartingPoint page={page} />
        <Button type="submit" look="bone" className={css.make} wide>
          {t("ask.make")}
        </Button>
      </Form>
      <DiarySlot />
    </>
  );
}

interface MoodChoicesProps {
  page: View<"questions">;
  mood: MakeupMoodId;
  onChoose: (mood: MakeupMoodId) => void;
}

function MoodChoices({ page, mood, onChoose }: MoodChoicesProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.moods} bleed on-grey`}>
      {makeupMoods.map((id) => (
        <label key={id} className={`${css.mood} justify-centre stack-2 text-body text-centred choice-bar choice-tile`}>
          <input type="radio" name="m" value={id} checked={mood === id} onChange={() => onChoose(id)} />
          <span className={`${css.dabs} flex`} aria-hidden="true">
            {dabsOf(page, id).map((hex) => (
              <ShadeChip key={hex} hex={hex} size="text" />
            ))}
          </span>
          {t(`moods.${id}`)}
        </label>
      ))}
    </div>
  );
}

function Question({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <fieldset className={css.question}>
      <legend className={`${css.ask} text-heading text-strong`}>{name}</legend>
      <p className="below-3 text-aside text-leading-16">{hint}</p>
      {children}
    </fieldset>
  );
}

/** Three shades that say a mood: eyes, cheek, lips. */
function dabsOf({ looks }: View<"questions">, mood: MakeupMoodId): string[] {
  const pigments = looks.find((one) => one.mood === mood)?.look.pigments;
  return [pigments?.lid?.hex, pigments?.accent?.hex, pigments?.lip?.hex].flatMap((hex) => hex ?? []);
}
