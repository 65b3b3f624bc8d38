import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type RecipeProgress, stepAddress } from "#contracts/recipe-progress.ts";
import type { Messages } from "../copy/messages.ts";
import type { RecipePosition } from "../rules/recipe-chapters.ts";
import css from "./recipe-bar.module.css";

interface RecipeBarProps {
  progress: RecipeProgress;
  position: RecipePosition;
  onBack: () => void;
  onGo: () => void;
}

/** Which step one is at, and the way on; it stays in sight until one comes to the chapters. Under it the recipe itself. */
export function RecipeBar({ progress, position, onBack, onGo: onResume }: RecipeBarProps) {
  const t = useMessages<Messages>();
  const { title, steps, at } = progress;
  const isLast = position.goTo >= steps.length;
  return (
    <>
      <section
        className={`${css.line} line-3 on-ink rule-above`}
        aria-label={t("recipe.region")}
        data-recipe={position.kind}
      >
        <p className="text-body text-leading-15" role="status">
          {useBarText(progress, position)
            .split(/(?<=。)/)
            .map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
        </p>
        <ButtonLink look="bone" compact to={stepAddress(progress, position.goTo)} onClick={onResume}>
          {t(isLast ? "recipe.finish" : "recipe.go")}
        </ButtonLink>
      </section>
      <Link
        className={`${css.back} on-ink target-line text-aside text-leading-14`}
        to={stepAddress(progress, Math.min(at, steps.length - 1))}
        onClick={onBack}
      >
        {t("recipe.back", { title })}
      </Link>
    </>
  );
}

function useBarText({ steps, at }: RecipeProgress, { kind }: RecipePosition): string {
  const t = useMessages<Messages>();
  if (kind === "over") return t("recipe.over");
  const part = steps[at]?.part ?? "";
  return t(`recipe.${kind}`, { hand: t(gestureKey(kind === "passed" ? at - 1 : at)), part });
}

/** The name of a step, from 0, in the copy. */
export const gestureKey = (step: number) => `recipe.steps.h${(step + 1) as 1}` as const;
