import { type FormEvent } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Story, View } from "../data.server.ts";
import { isWhole, ringNumber } from "../rules/choices.ts";
import { formChoices, letterFields } from "../rules/form-choices.ts";
import { redCode } from "../rules/red-code.ts";
import { saveLocal } from "./local-memory.ts";
import css from "./text-view.module.css";

/** The whole story in words: read, chosen and sent as a form, with or without a script. */
export function TextView({ page: { story, choices, isLacking, isLetterTwice } }: { page: View<"text"> }) {
  const t = useWords<Words>();
  const [mirror, fair, letter, gift, name] = story.chapters;

  /** The form goes to the server as it would without a script; this browser notes whose red it will be. */
  function remember(event: FormEvent<HTMLFormElement>) {
    const query = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget))
      if (typeof value === "string") query.set(field, value);
    const { choices: chosen } = formChoices(query);
    if (isWhole(chosen)) saveLocal({ choices: chosen, code: redCode(chosen) });
  }

  return (
    <article className={css.text}>
      <h1 className={css.title}>{t("text.title")}</h1>
      <p className={css.lead}>{t("text.lead")}</p>
      <Link className={css.way} to="/mor">
        {t("text.play")}
      </Link>
      {isLacking && <Notice code="E-INPUT" announce="now" message={t(isLetterTwice ? "text.twice" : "text.lacking")} />}
      <form method="get" action="/mor" className={css.form} onSubmit={remember}>
        <input type="hidden" name="c" value="text" />
        <Chapter chapter={mirror!}>
          <Choice name="m" label={mirror!.question} words={story.things} at={choices.thing} />
        </Chapter>
        <Chapter chapter={fair!}>
          <TextField
            name="l"
            label={t("text.lantern")}
            inputMode="numeric"
            pattern="35[0-9]|1?[0-9]|20"
            required
            defaultValue={choices.lantern === undefined ? "" : ringNumber(choices.lantern)}
          />
        </Chapter>
        <Chapter chapter={letter!}>
          {letterFields.map((field, i) => (
            <Choice
              key={field}
              name={field}
              label={t("text.letter", { place: i + 1 })}
              words={story.phrases.map((text) => ({ text }))}
              at={choices.letter?.[i]}
            />
          ))}
        </Chapter>
        <Chapter chapter={gift!}>
          <Choice name="g" label={gift!.question} words={story.gifts} at={choices.gift} />
        </Chapter>
        <Chapter chapter={name!}>
          <Choice name="v" label={t("text.verb")} words={story.verbs.map((text) => ({ text }))} at={choices.verb} />
          <Choice name="n" label={t("text.noun")} words={story.nouns.map((text) => ({ text }))} at={choices.noun} />
        </Chapter>
        <Button type="submit" look="bone" wide>
          {t("text.send")}
        </Button>
      </form>
    </article>
  );
}

function Chapter({ chapter, children }: { chapter: Story["chapters"][number]; children: React.ReactNode }) {
  const t = useWords<Words>();
  const { number, name, heading, story, closing } = chapter;
  return (
    <section className={css.chapter}>
      <h2 className={css.name}>{t("stage.chapter", { number, name })}</h2>
      <p className={css.heading}>{heading.join("")}</p>
      {story.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={css.fields}>{children}</div>
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  words: readonly { text: string; line?: string }[];
  at: number | undefined;
};

function Choice({ name, label, words, at }: ChoiceProps) {
  const t = useWords<Words>();
  return (
    <SelectField name={name} label={label} defaultValue={at ?? ""} required>
      <option value="" disabled>
        {t("text.choose")}
      </option>
      {words.map(({ text, line }, i) => (
        <option key={text} value={i}>
          {line ? `${text}　${line}` : text}
        </option>
      ))}
    </SelectField>
  );
}
