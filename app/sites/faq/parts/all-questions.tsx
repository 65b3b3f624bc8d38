import { Form, Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { languageNames } from "#app/kits/i18n/language-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { FullFaq } from "../data.server.ts";
import { ExternalTable } from "./external-table.tsx";
import { Question } from "./question.tsx";
import { StillStuck } from "./still-stuck.tsx";
import { useOpenAnchor } from "./use-open-anchor.ts";
import css from "./all-questions.module.css";

const otherLanguages = ["en", "zh-TW", "zh-HK", "ko", "th"] as const;

/** The whole page in Japanese: search, the groups with their answers, where information goes, and what to do next. */
export function AllQuestions({ faq }: { faq: FullFaq }) {
  const t = useMessages<Messages>();
  useOpenAnchor();
  return (
    <>
      <h1 className="text-heading text-leading-15">{t("title")}</h1>
      {faq.notice ? (
        <p className="above-2 marked">{t(`notice.${faq.notice}`)}</p>
      ) : (
        <p className="above-2">{t("lead")}</p>
      )}
      <Languages label={t("languages")} />
      <Search faq={faq} />
      {!faq.search && <Groups faq={faq} />}
      <StillStuck faq={faq} />
      <TrustLinks pages={faq.trustPages} />
    </>
  );
}

function Languages({ label }: { label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="above-3 facts-4">
        {otherLanguages.map((lang) => (
          <li key={lang}>
            <Link
              className={`${css.language} target-inline text-body text-underlined`}
              to={`?lang=${lang}`}
              lang={lang}
              hrefLang={lang}
            >
              {languageNames[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Search({ faq }: { faq: FullFaq }) {
  const t = useMessages<Messages>();
  const { search } = faq;
  const entries = faq.groups.flatMap((group) => group.entries);
  const entriesOf = (ids: readonly string[] = []) =>
    ids.flatMap((wanted) => entries.find(({ id }) => id === wanted) ?? []);
  const found = entriesOf(search?.found);
  const nearest = entriesOf(search?.nearest);
  return (
    <search>
      {/* A new field for each search, so that going back shows what was asked there. */}
      <Form className={`${css.search} above-3 flex`} key={search?.words ?? ""} action="/faq">
        <TextField
          type="search"
          name="q"
          label={t("search.label")}
          defaultValue={search?.words}
          enterKeyHint="search"
        />
        <Button type="submit" look="line" compact>
          {t("search.submit")}
        </Button>
      </Form>
      {search && (
        <section className="above-5" aria-labelledby="found">
          <div role="status">
            <h2 id="found" className="rule-below text-lead text-leading-16 text-medium">
              {found.length > 0 ? t("search.found", { words: search.words, count: found.length }) : null}
            </h2>
          </div>
          {found.map((entry, i) => (
            <Question key={entry.id} entry={entry} isOpen={i === 0} />
          ))}
          {found.length === 0 && <Notice message={t("search.none", { words: search.words })} announce="soon" />}
          {found.length === 0 && nearest.length > 0 && (
            <>
              <h3 className="rule-below text-lead text-leading-16 text-medium">{t("search.nearest")}</h3>
              {nearest.map((entry) => (
                <Question key={entry.id} entry={entry} />
              ))}
            </>
          )}
          <p className="above-3 facts-4">
            <Link to="/faq" className="target-inline">
              {t("search.clear")}
            </Link>
            <Link to={`/tips?q=${encodeURIComponent(search.words)}`}>{t("search.everywhere")}</Link>
          </p>
        </section>
      )}
    </search>
  );
}

function Groups({ faq }: { faq: FullFaq }) {
  const t = useMessages<Messages>();
  return (
    <>
      <nav aria-label={t("categories.label")}>
        <ul className={`${css.categories} above-5 rule-above`}>
          {faq.groups.map(({ id, entries }) => (
            <li key={id}>
              <a className={`${css.category} hair-below spread-2 text-leading-15`} href={`#${id}`}>
                <span>{t(`categories.${id}`)}</span>
                <span className="text-aside">{t("categories.count", { count: entries.length })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {faq.groups.map(({ id, entries }) => (
        <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="rule-below text-lead text-leading-16 text-medium">
            {t(`categories.${id}`)}
          </h2>
          {id === "external" && <ExternalTable destinations={faq.destinations} />}
          {entries.map((entry) => (
            <Question key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </>
  );
}

function TrustLinks({ pages }: { pages: FullFaq["trustPages"] }) {
  const t = useMessages<Messages>();
  return (
    <nav aria-label={t("trust.label")}>
      <ul className={`${css.trust} rule-above`}>
        {pages.map(({ id, title }) => (
          <li key={id}>
            <Link className={`${css.category} hair-below spread-2 text-leading-15`} to={`/faq?page=${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
