import { useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { caseMaterials, caseShapes, type MascaraRecipe } from "#contracts/mascara-recipe.ts";
import { myMascaraSchema, type MyMascara } from "#contracts/mascara.ts";
import { mascaraShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import { testerPath } from "../rules/tester-path.ts";
import { conflictsOf } from "../rules/conflicts.ts";
import { formatSerial } from "../rules/serial.ts";
import css from "./certificate.module.css";
import { Drawing } from "./drawing.tsx";
import { useRecipeWords } from "./use-recipe-words.ts";

interface CertificateProps {
  work: MyMascara;
  recipe: MascaraRecipe;
  name: string;
  lang: "ja" | "en";
  nearestIds: readonly string[];
  /** It was finished before: the number is the old one. */
  isKnown: boolean;
  parentId: string | null;
  months: number;
  onWork: (work: MyMascara) => void;
  onMonths: (months: number) => void;
}

/** What a finished mascara is, its number, and the links to the rest of the hub. */
export function Certificate(props: CertificateProps) {
  const { work, recipe, name, lang, nearestIds, isKnown, parentId, months, onWork, onMonths } = props;
  const t = useMessages<Messages>();
  const title = useRef<HTMLHeadingElement>(null);
  const words = { ...useRecipeWords(recipe), color: useColourText(recipe) };
  const workId = work.isPublic && !work.isHidden ? work.id : work.code;
  const picture = useShareCard(workId);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <section className={`${css.certificate} column-3`} data-certificate={work.number}>
      <h2 ref={title} tabIndex={-1}>
        {t("certificate.title")}
        <small>
          {work.number > 0
            ? t("certificate.number", { number: formatSerial(work.number) })
            : t("certificate.unnumbered")}
        </small>
      </h2>
      <p className={`${css.named} text-face text-title`}>{name}</p>
      {conflictsOf(recipe).length > 0 && <p className={`${css.mark} text-body`}>{t("certificate.experiment")}</p>}
      <div className={`${css.sheet} stack-4`}>
        <RecipeFacts recipe={recipe} words={words} />
        <Drawing recipe={recipe} view="cut" idKey="k" months={months} className={css.picture} />
      </div>
      <p className="text-aside">{isKnown ? t("certificate.known") : t("certificate.story")}</p>
      <ButtonLink look="bone" wide arrow to={testerPath(work.code)} hrefLang="ja">
        {t("certificate.tryOn")}
      </ButtonLink>
      <p className="text-body">
        {t("certificate.nearest")} <PlacesLink productIds={nearestIds.slice(recipe.colour, recipe.colour + 1)} />
      </p>
      <Publication work={work} onWork={onWork} />
      <Button look="line" compact wide aria-pressed={months > 0} onClick={() => onMonths(months > 0 ? 0 : 3)}>
        {t(months > 0 ? "rain.off" : "rain.on")}
      </Button>
      {months > 0 && <p role="status">{t("rain.line")}</p>}
      <DeferredShareButtons
        share={(channel) => composeShare(mascaraShare, lang, { name, ...words, workId }, channel)}
        picture={picture}
        pictureName="kate-zone-mascara.jpg"
        onShare={(action) => action !== "save" && track(`mcm_share_${action}`)}
      />
      {parentId && (
        <p className="links-4">
          <Link to={`/mcm/gallery?w=${parentId}`} className="target-inline">
            {t("work.back")}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Its colour, or the two that are stirred. */
function useColourText({ colour, second, mix }: MascaraRecipe): string {
  const t = useMessages<Messages>();
  const first = t(`colour.names.c${colour as 0}`);
  return mix > 0 ? `${first}×${t(`colour.names.c${second as 0}`)}` : first;
}

type RecipeFactsProps = { recipe: MascaraRecipe; words: Record<"brush" | "formula" | "color", string> };

function RecipeFacts({ recipe, words: { brush, formula, color } }: RecipeFactsProps) {
  const t = useMessages<Messages>();
  return (
    <dl className={`${css.facts} stack-2 text-body`}>
      <div>
        <dt className="text-note">{t("certificate.brush")}</dt>
        <dd>{brush}</dd>
      </div>
      <div>
        <dt className="text-note">{t("certificate.liquid")}</dt>
        <dd>{formula}</dd>
      </div>
      <div>
        <dt className="text-note">{t("certificate.colour")}</dt>
        <dd>{color}</dd>
      </div>
      <div>
        <dt className="text-note">{t("certificate.case")}</dt>
        <dd>
          {t(`more.materials.${caseMaterials[recipe.material] ?? "black"}`)}・
          {t(`more.shapes.${caseShapes[recipe.shape] ?? "round"}`)}
        </dd>
      </div>
    </dl>
  );
}

/** The card that is shared as a picture. */
function useShareCard(workId: string): (signal: AbortSignal) => Promise<Blob> {
  const cardId = encodeURIComponent(workId);
  return useCallback(
    async (signal) => {
      const answer = await fetch(`/assets/mcm/ogp/${cardId}?v=1`, { signal });
      if (!answer.ok) throw new TypeError(`the card answers ${answer.status}`);
      return answer.blob();
    },
    [cardId],
  );
}

/** Where it hangs, and the way to hang it or take it down. */
function Publication({ work, onWork }: Pick<CertificateProps, "work" | "onWork">) {
  const t = useMessages<Messages>();
  const { write } = useVisitor();
  const errorMessages = useErrorMessages();
  const [isPending, setIsPending] = useState(false);
  const [publishError, setPublishError] = useState<ApiError | null>(null);
  const isSaved = work.number > 0;

  async function publish(isPublic: boolean): Promise<void> {
    setIsPending(true);
    setPublishError(null);
    try {
      const path = `/api/mcm/works/${work.id}` as const;
      onWork(
        await write({ name: `mcm-publish-${work.id}`, path, method: "PATCH", body: { isPublic } }, myMascaraSchema),
      );
    } catch (error) {
      // It hangs where it hung.
      setPublishError(error instanceof ApiError ? error : new ApiError("E-NET"));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <>
      <div className={css.gallery} role="status">
        <p className="text-body">
          {t(
            !isSaved
              ? "finish.unsaved"
              : work.isHidden
                ? "certificate.hidden"
                : work.isPublic
                  ? "certificate.hung"
                  : "certificate.saved",
          )}
        </p>
        {isSaved && !work.isHidden && (
          <Button look="line" compact pending={isPending} onClick={() => void publish(!work.isPublic)}>
            {t(work.isPublic ? "certificate.unpublish" : "certificate.publish")}
          </Button>
        )}
      </div>
      {publishError && (
        <Notice
          announce="now"
          message={errorMessages(publishError.code, publishError).message}
          code={publishError.code}
        />
      )}
    </>
  );
}
