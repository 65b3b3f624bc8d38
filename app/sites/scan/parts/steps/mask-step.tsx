import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type Answer, maskQuestion } from "../../rules/face-questions.ts";
import { Questions } from "../questions/questions.tsx";
import css from "./mask-step.module.css";

/** The one thing a mask hides from the camera, and its owner knows. */
export function MaskStep({ onDone, onLeave }: { onDone: (answer: Answer) => void; onLeave: () => void }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.mask} stack-3`}>
      <h1 className={`${css.title} text-face`}>{t("read.mask.title")}</h1>
      <p>{t("read.mask.intro")}</p>
      <Questions questions={[maskQuestion]} onDone={([answer]) => onDone(answer ?? "neither")} onLeave={onLeave} />
    </div>
  );
}
