import { Link } from "react-router";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { finishWord, lineWord, type ProductLine } from "#app/kits/shelf/product-words.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { ColouredTool } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { StepView, View } from "../data.server.ts";
import { ownToolsFor } from "../rules/own-tools.ts";
import { FacePatch } from "./face-patch.tsx";
import { StepTime } from "./step-time.tsx";
import { ToolColours } from "./tool-colours.tsx";
import css from "./timeline.module.css";

/** The steps from the first to the last: where on the face, with what, how, and for how long. */
export function Timeline({
  page,
  tools,
  done,
}: {
  page: View<"recipe">;
  tools: readonly ColouredTool[];
  done: readonly number[];
}) {
  const t = useWords<Words>();
  const { steps, isContra } = page;
  const own = ownToolsFor(
    steps.map(({ part }) => part),
    tools,
  );
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={css.label}>
        {t("recipe.steps")}
        <span className={css.count}>{t("recipe.count", { count: steps.length })}</span>
      </h2>
      <ol className={css.steps}>
        {steps.map((step, i) => (
          <li key={step.part} className={css.step}>
            <div className={css.map}>
              <FacePatch part={step.part} />
              <span className={css.place}>
                <span className={`${role.latin} ${css.number}`}>{i + 1}</span>
                {done.includes(i) && (
                  <span className={css.passed} data-passed={i + 1}>
                    <TickIcon />
                    {t("follow.passed")}
                  </span>
                )}
              </span>
            </div>
            <div className={css.words}>
              <h3 className={css.part}>
                {t(`parts.${step.part}`)}
                <StepTime seconds={step.seconds} className={css.time} />
              </h3>
              <p>{step.where}</p>
              <p className={css.how}>{step.isReuse ? t(`reuse.${step.part as keyof Words["reuse"]}`) : step.how}</p>
              {isContra && <p className={css.breaks}>{t(`breaks.${step.part}`)}</p>}
            </div>
            <Thing step={step} tool={own[step.part]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What it is done with: the product on grey, and what of the visitor's own stands in for it. */
function Thing({ step: { product, standIn, isOwned }, tool }: { step: StepView; tool: ColouredTool | undefined }) {
  const t = useWords<Words>();
  return (
    <div className={css.thing}>
      <Link className={css.product} to={productAddress(product.id)} onClick={() => track("product_click")}>
        <span className={css.swatch}>{product.hex && <ShadeChip hex={product.hex} />}</span>
        <span className={css.name}>
          <span>{product.name}</span>
          <span className={css.facts}>
            <span>{lineWord(product.line as ProductLine)}</span>
            <span>{product.hex ? finishWord(product.finish) : t("recipe.noShade")}</span>
          </span>
        </span>
      </Link>
      {isOwned && !standIn && (
        <p className={css.own}>
          <b>{t("recipe.ownedItself")}</b>
        </p>
      )}
      {standIn && (
        <p className={css.own}>
          <b>{t("recipe.owned")}</b>
          {standIn.kinship && <span>{standIn.kinship}</span>}
          <span>{t("recipe.ownedFor", { name: standIn.wanted })}</span>
        </p>
      )}
      {tool && (
        <p className={css.own} data-tool={tool.site}>
          <ToolColours hexes={tool.hexes} />
          <Link to={tool.path}>{t("recipe.ownTool", { title: tool.title })}</Link>
        </p>
      )}
    </div>
  );
}
