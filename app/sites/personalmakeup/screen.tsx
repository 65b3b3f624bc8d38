import "#app/generated/site-fonts/personalmakeup.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadRecipe } from "./data.server.ts";
import { recipeMeta } from "./head.ts";
import { PigmentDefs } from "./parts/pigment-defs.tsx";
import { Questions } from "./parts/questions.tsx";
import { RecipePlaceholder } from "./parts/recipe-placeholder.tsx";
import css from "./screen.module.css";

const RecipeView = lazy(async () => ({ default: (await import("./parts/recipe-view.tsx")).RecipeView }));

export const loader = loadRecipe;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? recipeMeta(head, loaderData) : headMeta(head)));

export default function RecipeScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className={`${css.page} page-height text-service`}>
      <PigmentDefs />
      {page.view === "questions" ? (
        <Questions key={`${page.type}`} page={page} />
      ) : (
        <Suspense fallback={<RecipePlaceholder />}>
          <RecipeView key={page.code} page={page} />
        </Suspense>
      )}
    </div>
  );
}
