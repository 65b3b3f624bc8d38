"use no memo"; // Drawn once for each address: compiled it would only be heavier.
import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { RecipeAnimation } from "./recipe-animation.tsx";
import type { FollowProps } from "./follow.tsx";
import { PrintCard } from "./print-card.tsx";
import { RecipeActionsSlot } from "./recipe-actions-slot.tsx";
import { Timeline } from "./timeline.tsx";
import { useMyItems } from "./use-my-items.ts";
import css from "./recipe-view.module.css";

/** A recipe: its animation, its steps, and the ways on. For a stranger somebody's, and the way to an own one first. */
export function RecipeView({ page }: { page: View<"recipe"> }) {
  const t = useMessages<Messages>();
  const { tools } = useMyItems();
  const { Follow, begin: startFollow, end, done, setDone } = useFollow(page.code);
  const isBegun = done.length > 0 && done.length < page.steps.length;
  const { title, story, isOwn, isContra, start, wear } = page;
  return (
    <article className="column-3">
      <RecipeAnimation page={page}>
        <VerticalHeading className={css.title} lines={title.split(/(?<=、)/)} />
      </RecipeAnimation>
      <p className="above-3 line-3 text-aside">
        {t(isOwn ? "recipe.own" : "recipe.others")}
        {isContra && <span className="text-mark">{t("recipe.contra")}</span>}
      </p>
      <p className={`${css.story} text-heading`}>{story}</p>
      <RecipeFacts page={page} />
      {!isOwn && (
        <ButtonLink className="above-3" to="/personalmakeup" wide>
          {t("recipe.mine")}
        </ButtonLink>
      )}
      <div className={`${css.begin} stack-2`}>
        <Button className="needs-script" look={isOwn ? undefined : "line"} wide onClick={startFollow}>
          {t(isBegun ? "follow.resume" : "recipe.follow")}
        </Button>
        <p className="needs-script text-aside text-leading-17">{t("recipe.followHint")}</p>
        {wear && (
          <ButtonLink look="line" wide arrow to={wear}>
            {t("recipe.wear")}
          </ButtonLink>
        )}
      </div>
      <Timeline page={page} tools={tools} done={done} />
      <p className={`${css.closing} text-heading`}>{page.closing}</p>
      {page.isThreeItems && isOwn && (
        <p className="above-2 text-aside text-leading-17">
          {t("recipe.three")}
          <Link className="target-inline text-bright text-link" to={`?r=${page.fullCode}&mine=1`}>
            {t("recipe.fuller")}
          </Link>
        </p>
      )}
      <div className={`${css.contra} stack-2`}>
        <p className="above-2 text-aside text-leading-17">{t("recipe.contraLead")}</p>
        <ButtonLink to={`?r=${page.contraCode}${isOwn ? "&mine=1" : ""}`} look="line" wide arrow>
          {t(isContra ? "recipe.contraBack" : "recipe.contraMake")}
        </ButtonLink>
      </div>
      <RecipeActionsSlot page={page} />
      <p className="text-body">
        <Link
          className="target-inline text-bright text-link"
          to={start ? `/personalmakeup?type=${start.code}` : "/personalmakeup?type=none"}
        >
          {t("recipe.again")}
        </Link>
      </p>
      <PrintCard page={page} />
      {Follow && <Follow page={page} tools={tools} onClose={end} onDone={setDone} />}
    </article>
  );
}

/** How long it takes, for which hour, from where it starts where that is a type, and by which rule. */
function RecipeFacts({ page: { minutes, scene, mood, start, placement } }: { page: View<"recipe"> }) {
  const t = useMessages<Messages>();
  return (
    <p className="facts-4 text-aside">
      <span>{t("minutes", { minutes })}</span>
      <span>{scene.name}</span>
      <span>{t(`moods.${mood}`)}</span>
      {start && <span>{t("recipe.from", { kanji: start.kanji })}</span>}
      <span>{placement}</span>
    </p>
  );
}

/** Follow mode, and what was done in it. It is fetched once the recipe stands, so that it is there without a network. */
function useFollow(code: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [Follow, setFollow] = useState<ComponentType<FollowProps> | null>(null);
  const [done, setDone] = useState<readonly number[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const loadFollow = () => import("./follow.tsx").then((module) => isCurrent && setFollow(() => module.Follow));
    const timer = setTimeout(() => {
      void loadFollow().catch(console.warn);
      void import("../scene/recipe-animation.ts").catch(console.warn);
    }, 1_200);
    void import("#app/kits/visitor/recipe-progress.ts").then(
      ({ getRecipeProgress: recipeTrail }) => isCurrent && setDone((before) => recipeTrail(code)?.done ?? before),
      console.warn,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [code]);

  // Whoever comes back from a video stands at the step again.
  useEffect(() => {
    if (location.hash.startsWith("#step-")) startFollow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function startFollow(): void {
    setIsOpen(true);
    if (!Follow) void import("./follow.tsx").then((module) => setFollow(() => module.Follow), console.warn);
  }

  return { Follow: isOpen ? Follow : null, begin: startFollow, end: () => setIsOpen(false), done, setDone };
}
