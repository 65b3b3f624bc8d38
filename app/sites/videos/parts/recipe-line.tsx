import { Link } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { type RecipeTrail, stepAddress } from "#contracts/recipe-trail.ts";
import type { Words } from "../copy/words.ts";
import type { RecipeLine } from "../rules/recipe-chapters.ts";
import css from "./recipe-line.module.css";

interface RecipeLineBarProps {
  trail: RecipeTrail;
  line: RecipeLine;
  onBack: () => void;
  onGo: () => void;
}

/** Which step one is at, and the way on; it stays in sight until one comes to the chapters. Under it the recipe itself. */
export function RecipeLineBar({ trail, line, onBack, onGo }: RecipeLineBarProps) {
  const t = useWords<Words>();
  const { title, steps, at } = trail;
  const isLast = line.goTo >= steps.length;
  return (
    <>
      <section className={css.line} aria-label={t("recipe.region")} data-recipe={line.kind}>
        <p role="status">
          {useWordsOf(trail, line)
            .split(/(?<=。)/)
            .map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
        </p>
        <ButtonLink look="bone" compact to={stepAddress(trail, line.goTo)} onClick={onGo}>
          {t(isLast ? "recipe.finish" : "recipe.go")}
        </ButtonLink>
      </section>
      <Link className={css.back} to={stepAddress(trail, Math.min(at, steps.length - 1))} onClick={onBack}>
        {t("recipe.back", { title })}
      </Link>
    </>
  );
}

function useWordsOf({ steps, at }: RecipeTrail, { kind }: RecipeLine): string {
  const t = useWords<Words>();
  if (kind === "over") return t("recipe.over");
  const part = steps[at]?.part ?? "";
  return t(`recipe.${kind}`, { hand: t(handWord(kind === "passed" ? at - 1 : at)), part });
}

/** The name of a step, from 0, in the copy. */
export const handWord = (step: number) => `recipe.hands.h${(step + 1) as 1}` as const;
