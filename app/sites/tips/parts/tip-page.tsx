import { Link } from "react-router";
import type { FacetChoice } from "#app/kits/search/facets.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowBackIcon } from "#app/kits/ui/icons/arrow-back.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TipPageData } from "../data.server.ts";
import { tipsAddress } from "../address.ts";
import { Feedback } from "./feedback.tsx";
import { TipLinks } from "./tip-links.tsx";
import { TipLoop } from "./tip-loop.tsx";
import css from "./tip-page.module.css";

interface TipPageProps {
  tip: TipPageData;
  tipsQuery: { query: string; choice: FacetChoice };
  /** `tip` of tip-page.module.css: named by the screen, so that the styles come with it. */
  className: string | undefined;
}

/** One tip: three seconds, the steps, why it works, and where one goes on. */
export function TipPage({ tip, tipsQuery, className }: TipPageProps) {
  const t = useMessages<Messages>();
  const back = tipsAddress(tipsQuery);
  return (
    <article className={`${className} on-ink`} aria-labelledby="tip-title">
      <Link to={back} className={`${css.back} above-3 side target-inline`}>
        <ArrowBackIcon />
        {t(back === "/tips" ? "tip.backStart" : "tip.back")}
      </Link>
      <TipLoop key={tip.id} loop={tip.loop} tools={tip.tools} />
      <div className={`${css.text} on-soot`}>
        <h1 id="tip-title" className={`${css.title} text-leading-14 text-medium text-title`}>
          {tip.title}
        </h1>
        <p className="above-2 text-lead text-quiet">{tip.asks[0]}</p>
        <h2 className={`${css.heading} above-5 text-body`}>{t("tip.steps")}</h2>
        <ol>
          {tip.steps.map((step, i) => (
            <li key={step} className={`${css.step} text-lead`}>
              <span className={classNames("text-heading", role.latin)} aria-hidden="true">
                {i + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <h2 className={`${css.heading} above-5 text-body`}>{t("tip.why")}</h2>
        <p className="text-lead">{tip.why}</p>
        {tip.caution && (
          <div className={`${css.caution} above-5`}>
            <h2 className={`${css.heading} above-5 text-body`}>{t("tip.caution")}</h2>
            <p>{tip.caution}</p>
          </div>
        )}
        <TipFacts tip={tip} />
        <h2 className={`${css.heading} above-5 text-body`}>{t("tip.asks")}</h2>
        <ul>
          {tip.asks.slice(1).map((ask) => (
            <li key={ask}>
              <Link to={tipsAddress({ query: ask })} className="target-inline text-link">
                {ask}
              </Link>
            </li>
          ))}
        </ul>
        <Feedback key={tip.id} tipId={tip.id} />
        <RelatedLinks
          title={t("tip.lines")}
          doors={tip.lines.map((line) => ({
            href: `/all-products?line=${line}`,
            title: t("tip.see", { word: t(`line.${line}`) }),
          }))}
        />
        <RelatedLinks title={t("tip.chapters")} doors={tip.chapters} />
        <RelatedLinks title={t("tip.hacks")} doors={tip.hacks} />
        <TipLinks title={t("tip.related")} tips={tip.related} />
      </div>
    </article>
  );
}

/** How long it takes, how hard it is, what one needs, and whom it suits. */
function TipFacts({ tip }: { tip: TipPageData }) {
  const t = useMessages<Messages>();
  const facts: [name: string, text: string][] = [
    [t("facets.minutes"), t("tip.minutes", { count: tip.minutes })],
    [t("tip.facts"), t(`tip.level.${tip.level}`)],
    [t("tip.tools"), tip.tools.map((tool) => t(`tool.${tool}`)).join("、") || t("tip.none")],
  ];
  if (tip.faceTypes.length > 0) facts.push([t("tip.types"), tip.faceTypes.map((type) => t(`type.${type}`)).join("、")]);
  return (
    <dl className={`${css.facts} above-5 stack-2`}>
      {facts.map(([name, text]) => (
        <div key={name} className="stack-3">
          <dt className="text-quiet">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function RelatedLinks({ title, doors: links }: { title: string; doors: readonly { href: string; title: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section className={css.lines} aria-label={title}>
      <h2 className={`${css.heading} above-5 text-body`}>{title}</h2>
      <ChipRow label={title}>
        {links.map((link) => (
          <ChipLink key={link.href} to={link.href}>
            {link.title}
          </ChipLink>
        ))}
      </ChipRow>
    </section>
  );
}
