import { Form, Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { ArrowOutIcon } from "#app/kits/ui/icons/arrow-out.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { FullFaq } from "../data.server.ts";
import css from "./still-stuck.module.css";

/** For whoever found no answer: check the device, have its number read, and the window where people answer. */
export function StillStuck({ faq }: { faq: FullFaq }) {
  const t = useMessages<Messages>();
  const { diagnosis } = faq;
  return (
    <section id="still" className={css.still} aria-labelledby="still-title">
      <h2 id="still-title" className="text-lead text-medium">
        {t("still.title")}
      </h2>
      <ol className={css.steps}>
        <li>
          <p>{t("still.first")}</p>
          <ButtonLink to="/test" look="line" compact>
            {t("still.check")}
          </ButtonLink>
        </li>
        <li>
          <p>{t("still.second")}</p>
          <Form className={`${css.form} row-2 wide`} action="/faq#still" key={diagnosis?.typed ?? ""}>
            <TextField
              name="code"
              label={t("still.code")}
              hint={t("still.codeHint")}
              defaultValue={diagnosis?.typed}
              error={diagnosis && !diagnosis.fits ? t("still.badCode") : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
            <Button type="submit" look="line" compact>
              {t("still.read")}
            </Button>
          </Form>
          <div role="status">{diagnosis?.fits && <MatchingAnswers faq={faq} ids={diagnosis.fits} />}</div>
        </li>
        <li>
          <p>{t("still.third")}</p>
          <a
            className={`${css.contact} target-inline text-underlined`}
            href={faq.contactUrl}
            target="_blank"
            rel="noopener"
          >
            {t("still.contact")}
            <ArrowOutIcon />
          </a>
        </li>
      </ol>
    </section>
  );
}

function MatchingAnswers({ faq, ids }: { faq: FullFaq; ids: readonly string[] }) {
  const t = useMessages<Messages>();
  if (ids.length === 0) return <p>{t("still.fitsNone")}</p>;
  const entries = faq.groups.flatMap((group) => group.entries);
  return (
    <>
      <p className="text-aside">{t("still.fits")}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Link className="target-inline text-underlined" to={`/faq#${id}`}>
              {entries.find((entry) => entry.id === id)?.question}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
