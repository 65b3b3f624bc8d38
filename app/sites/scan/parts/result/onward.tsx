import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { TypeView } from "../../page-parts.server.ts";
import part from "./section.module.css";
import css from "./onward.module.css";

/** Where a starting point leads: the recipe of the day, its two looks, tips that begin with it, voices of others who began there, a broken rule. */
export function Onward({ type }: { type: Pick<TypeView, "code" | "name"> }) {
  const t = useWords<Words>();
  // Each type has its morning; opposite is its うらがえし at night.
  const index = faceTypeCodes.indexOf(type.code);
  return (
    <section className={part.part} aria-labelledby="onward">
      <h2 id="onward" className={part.title}>
        {t("result.onward.title")}
      </h2>
      <div className={css.ways}>
        <ButtonLink look="line" wide arrow to={`/personalmakeup?type=${type.code}`}>
          {t("result.onward.recipe")}
        </ButtonLink>
        <ButtonLink look="line" wide arrow to={`/style?a=${index}&b=${faceTypeCodes.length - 1 - index}`}>
          {t("result.onward.style")}
        </ButtonLink>
        <ButtonLink look="line" wide arrow to={`/tips?f=type:${type.code}`}>
          {t("result.onward.tips", { name: type.name })}
        </ButtonLink>
        <ButtonLink look="line" wide arrow to={`/review?type=${type.code}`}>
          {t("result.onward.voices", { name: type.name })}
        </ButtonLink>
        <ButtonLink look="line" wide arrow to="/hack">
          {t("result.onward.hack")}
        </ButtonLink>
      </div>
    </section>
  );
}
