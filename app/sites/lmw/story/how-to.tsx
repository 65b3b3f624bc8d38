import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { loadHowTo } from "../story.server.ts";
import { HowToDemo } from "./how-to-demo.tsx";
import world from "../frame/world-frame.module.css";
import css from "./how-to.module.css";

const inputMethods = ["touch", "keyboard", "oneSwitch", "autoMove"] as const;
const kinds = ["rule", "item", "rank", "difficulty", "enemy"] as const;

/** Six cards, each with a small picture that moves; everything can be read without it. */
export function HowTo({ page }: { page: ReturnType<typeof loadHowTo> }) {
  const t = useMessages<Messages>();
  return (
    <div className={css.page}>
      <header className={`${css.head} text-body`}>
        <h1 className={role.display}>{t("howto.title")}</h1>
        <p>{t("howto.lead")}</p>
      </header>
      <ol className={`${css.cards} column-5`}>
        {page.cards.map((card, i) => (
          <li key={card.id} className={classNames(css.card, i > 0 && world.below)}>
            <HowToCard card={card} number={i + 1} />
          </li>
        ))}
      </ol>
      <section className={`${css.glossary} ${world.below}`} aria-labelledby="glossary">
        <h2 id="glossary" className={`below-3 text-title ${role.display}`}>
          {t("howto.glossary")}
        </h2>
        {kinds.map((kind) => (
          <details key={kind} className="hair-below">
            <summary className="opens-plus text-body text-strong">{t(`howto.kinds.${kind}`)}</summary>
            <dl className="stack-3 text-body text-leading-17">
              {page.glossary
                .filter((entry) => entry.kind === kind)
                .map(({ id, name, line }) => (
                  <div key={id}>
                    <dt className="text-bright text-service text-strong">{name}</dt>
                    <dd>{line}</dd>
                  </div>
                ))}
            </dl>
          </details>
        ))}
        <ButtonLink to="/lmw/tutorial" wide arrow>
          {t("howto.play")}
        </ButtonLink>
      </section>
    </div>
  );
}

type HowToCardProps = { card: ReturnType<typeof loadHowTo>["cards"][number]; number: number };

/** What one does, in a picture, in words, and by each kind of hand. */
function HowToCard({ card, number }: HowToCardProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <figure className={css.demo}>
        <HowToDemo id={card.id} />
        <figcaption className="text-leading-16 text-note">{card.demo}</figcaption>
      </figure>
      <div className={`${css.words} stack-2 text-lead text-leading-18`}>
        <h2 className={`text-leading-12 text-title ${role.display}`}>
          <span className={classNames(role.latin, "text-heading")}>{number}</span>
          {card.title}
        </h2>
        {card.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <details>
          <summary className="opens-plus text-body text-strong">{t("howto.controls")}</summary>
          <dl className="stack-3 text-body text-leading-17">
            {inputMethods.map((method) => (
              <div key={method}>
                <dt>{t(`howto.${method}`)}</dt>
                <dd>{card[method]}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </>
  );
}
