import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";

/** Where a starting point leads: today's recipe, its two looks, tips for it, reviews by others with it, a broken rule. */
export function NextLinks({ type }: { type: Pick<TypeView, "code" | "name"> }) {
  const t = useMessages<Messages>();
  // Each type has its morning; opposite is its うらがえし at night.
  const index = faceTypeCodes.indexOf(type.code);
  return (
    <section className="shrinks stack-4" aria-labelledby="onward">
      <h2 id="onward" className="text-face text-heading text-leading-14">
        {t("result.onward.title")}
      </h2>
      <div className="stack-2">
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
