import "#app/generated/site-fonts/personalmakeup.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadRecipe } from "./data.server.ts";
import { recipeMeta } from "./head.ts";
import { PigmentDefs } from "./parts/pigment-defs.tsx";
import { Questions } from "./parts/questions.tsx";
import { RecipeShape } from "./parts/recipe-shape.tsx";
import css from "./screen.module.css";

const RecipePlace = lazy(async () => ({ default: (await import("./parts/recipe-place.tsx")).RecipePlace }));

export const loader = loadRecipe;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => (loaderData ? recipeMeta(head, loaderData) : headMeta(head)));

export default function RecipeScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <div className={css.room}>
      <PigmentDefs />
      {page.view === "questions" ? (
        <Questions key={`${page.type}`} page={page} />
      ) : (
        <Suspense fallback={<RecipeShape />}>
          <RecipePlace key={page.code} page={page} />
        </Suspense>
      )}
    </div>
  );
}
