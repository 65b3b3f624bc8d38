import { Form, Link } from "react-router";
import type { Hit } from "#app/kits/search/search.ts";
import { formatYen } from "#app/kits/i18n/numbers.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import type { LanguageSearchData } from "../language-search.server.ts";
import careCard from "./care-card.module.css";
import { CareCard } from "./care-card.tsx";
import { Highlighted } from "./highlighted.tsx";
import { hasShade } from "./results.tsx";
import css from "./results.module.css";
import box from "./search-box.module.css";
import view from "./search-view.module.css";

const addressOf = (lang: string, query = ""): string =>
  `/tips?lang=${lang}${query === "" ? "" : `&q=${encodeURIComponent(query)}`}`;

/** The search in another language: products and answers, by a form that needs no script. */
export function LanguageSearch({ data }: { data: LanguageSearchData }) {
  const { lang, words, query, findings } = data;
  return (
    <article lang={lang} className={`${view.page} on-soot page-height text-service`}>
      <header className={`${view.head} facts-3`}>
        <h1 className="text-title text-medium">{words.title}</h1>
        <p className="text-quiet">{words.lead}</p>
      </header>
      <Form role="search" action="/tips" className="stack-2">
        <input type="hidden" name="lang" value={lang} />
        <label htmlFor="tips-query" className="text-note">
          {words.label}
        </label>
        <div className={`${box.row} stack-2`}>
          <input
            id="tips-query"
            key={query}
            className={`${box.input} boxed on-soot text-bright wide`}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
          />
          <Button type="submit" look="line">
            {words.submit}
          </Button>
        </div>
      </Form>
      {findings?.care && (
        <CareCard care={findings.care} other={{ to: addressOf(lang), label: words.title }} className={careCard.card} />
      )}
      {findings && <LanguageResults data={data} />}
      <ul className="above-5">
        {[
          [`/faq?lang=${lang}`, words.answers],
          [findings?.understood.catalogue ?? "/all-products", words.catalogue],
          ["/tips", words.japanese],
        ].map(([to = "", label]) => (
          <li key={label}>
            <Link to={to} className="target-inline text-underlined">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}

function LanguageResults({ data: { lang, words, query, findings } }: { data: LanguageSearchData }) {
  const { hits = [], closest = [], understood, care } = findings ?? {};
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const isSeason = understood?.criteria.some(({ kind }) => kind === "season");
  if (hits.length === 0 && care) return null;
  return (
    <>
      <p className={`${view.count} text-note`} role="status">
        {hits.length > 0 ? `${words.found}: ${query}` : `${words.none}: ${query}`}
      </p>
      {isSeason && <p className="text-quiet">{words.season}</p>}
      {understood?.isRelaxed && <p className="text-quiet">{words.relaxed}</p>}
      {closest.length > 0 && (
        <ChipRow label={words.closest}>
          {closest.map((word) => (
            <ChipLink key={word} to={addressOf(lang, word)}>
              {word}
            </ChipLink>
          ))}
        </ChipRow>
      )}
      {kinds.map((kind) => (
        <section key={kind} className="above-5" aria-labelledby={`kind-${kind}`}>
          <h2 id={`kind-${kind}`} className="rule-below text-body">
            {words.kinds[kind] ?? kind}
          </h2>
          <ul>
            {hits
              .filter((hit) => hit.kind === kind)
              .map((hit) => (
                <HitRow key={hit.id} hit={hit} words={words} lang={lang} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type HitRowProps = { hit: Hit } & Pick<LanguageSearchData, "words" | "lang">;

function HitRow({ hit, words, lang }: HitRowProps) {
  const { id, href, title, line, mark, product } = hit;
  return (
    <li className="hair-below">
      <Link to={href} className={css.link} data-hit={id}>
        {hasShade(hit) && mark && (
          <span className={`${css.shade} on-grey`}>
            <ShadeChip hex={mark} size={product ? "row" : "text"} />
          </span>
        )}
        <span className="grid shrinks">
          <span className={`${css.title} text-lead text-leading-16`}>
            <Highlighted pieces={title} />
          </span>
          {product && (
            <span>
              {[product.number, formatYen(product.priceYen, lang), words.states[product.state]]
                .filter(Boolean)
                .join("　")}
            </span>
          )}
          <span className={`${css.line} text-leading-17 text-quiet`}>
            <Highlighted pieces={line} />
          </span>
        </span>
      </Link>
    </li>
  );
}
