import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { finishLabel, lineLabel, type ProductLine } from "#app/kits/product/product-labels.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { ColouredTool } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { StepView, View } from "../data.server.ts";
import { assignMyTools } from "../rules/my-tools.ts";
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
  const t = useMessages<Messages>();
  const { steps, isContra } = page;
  const myTools = assignMyTools(
    steps.map(({ part }) => part),
    tools,
  );
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={`${css.label} above-5 between flex text-aside text-medium`}>
        {t("recipe.steps")}
        <span>{t("recipe.count", { count: steps.length })}</span>
      </h2>
      <ol>
        {steps.map((step, i) => (
          <li key={step.part} className={`${css.step} grid hair-below`}>
            <div className={`${css.map} veil`}>
              <FacePatch part={step.part} />
              <span className={css.place}>
                <span className={`${css.number} text-title ${role.latin}`}>{i + 1}</span>
                {done.includes(i) && (
                  <span className={`${css.passed} text-body text-leading-17`} data-passed={i + 1}>
                    <TickIcon />
                    {t("follow.passed")}
                  </span>
                )}
              </span>
            </div>
            <div className={css.words}>
              <h3 className={`${css.part} between flex text-heading`}>
                {t(`parts.${step.part}`)}
                <StepTime seconds={step.seconds} className={`${css.time} text-aside text-medium`} />
              </h3>
              <p>{step.where}</p>
              <p className="text-quiet">
                {step.isReuse ? t(`reuse.${step.part as keyof Messages["reuse"]}`) : step.how}
              </p>
              {isContra && <p className={`${css.breaks} marked text-body`}>{t(`breaks.${step.part}`)}</p>}
            </div>
            <StepProduct step={step} tool={myTools[step.part]} />
          </li>
        ))}
      </ol>
      <p className="above-3">
        <PlacesLink productIds={[...new Set(steps.map(({ product }) => product.id))]} />
      </p>
    </section>
  );
}

/** What it is done with: the product on grey, and what of the visitor's own stands in for it. */
function StepProduct({
  step: { product, standIn, isOwned },
  tool,
}: {
  step: StepView;
  tool: ColouredTool | undefined;
}) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.thing} full-row on-grey`}>
      <Link className={`${css.product} line-4`} to={productPath(product.id)} onClick={() => track("product_click")}>
        <span className={`${css.swatch} middle`}>{product.hex && <ShadeChip hex={product.hex} />}</span>
        <span className="grid text-leading-15">
          <span>{product.name}</span>
          <span className="facts-3 text-aside">
            <span>{lineLabel(product.line as ProductLine)}</span>
            <span>{product.hex ? finishLabel(product.finish) : t("recipe.noShade")}</span>
          </span>
        </span>
      </Link>
      {isOwned && !standIn && (
        <p className={`${css.own} links-3 text-body text-leading-16`}>
          <b>{t("recipe.ownedItself")}</b>
        </p>
      )}
      {standIn && (
        <p className={`${css.own} links-3 text-body text-leading-16`}>
          <b>{t("recipe.owned")}</b>
          {standIn.kinship && <span>{standIn.kinship}</span>}
          <span>{t("recipe.ownedFor", { name: standIn.wanted })}</span>
        </p>
      )}
      {tool && (
        <p className={`${css.own} links-3 text-body text-leading-16`} data-tool={tool.site}>
          <ToolColours hexes={tool.hexes} />
          <Link to={tool.path} className="target-inline text-link">
            {t("recipe.ownTool", { title: tool.title })}
          </Link>
        </p>
      )}
    </div>
  );
}
