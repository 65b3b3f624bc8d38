import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import type { MemoryChoices } from "#contracts/memory.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Story, View } from "../data.server.ts";
import { isComplete, ringNumber } from "../rules/choices.ts";
import { parseFormChoices, letterFields } from "../rules/form-choices.ts";
import { formatMemoryCode } from "../rules/memory-code.ts";
import type { StoryChapter } from "./chapter-props.ts";
import { saveLocalMemory } from "./local-memory.ts";
import css from "./text-view.module.css";

/** The whole story in words: read, chosen and sent as a form, with or without a script. */
export function TextView({ page: { story, choices, isLacking, isLetterTwice } }: { page: View<"text"> }) {
  const t = useMessages<Messages>();

  /** The form goes to the server as it would without a script; this browser notes whose red it will be. */
  function remember(event: FormEvent<HTMLFormElement>) {
    const query = new URLSearchParams();
    for (const [field, value] of new FormData(event.currentTarget))
      if (typeof value === "string") query.set(field, value);
    const { choices: chosen } = parseFormChoices(query);
    if (isComplete(chosen)) saveLocalMemory({ choices: chosen, code: formatMemoryCode(chosen) });
  }

  return (
    <article className={`${css.text} on-soot stack-3 text-service`}>
      <h1 className={`${css.title} text-face text-leading-14 text-title`}>{t("text.title")}</h1>
      <p className={css.lead}>{t("text.lead")}</p>
      <Link className={`${css.action} target-inline text-body text-link`} to="/mor">
        {t("text.play")}
      </Link>
      {isLacking && <Notice code="E-INPUT" announce="now" message={t(isLetterTwice ? "text.twice" : "text.lacking")} />}
      <form method="get" action="/mor" className="stack-5" onSubmit={remember}>
        <input type="hidden" name="c" value="text" />
        {story.chapters.map((chapter) => (
          <Chapter key={chapter.number} chapter={chapter}>
            <ChapterFields chapter={chapter} story={story} choices={choices} />
          </Chapter>
        ))}
        <Button type="submit" look="bone" wide>
          {t("text.send")}
        </Button>
      </form>
    </article>
  );
}

type ChapterFieldsProps = { chapter: StoryChapter; story: Story; choices: MemoryChoices };

/** What is chosen in a chapter. */
function ChapterFields({ chapter: { number, question }, story, choices }: ChapterFieldsProps) {
  const t = useMessages<Messages>();
  switch (number) {
    case 1:
      return <ChoiceField name="m" label={question} words={story.things} selectedIndex={choices.thing} />;
    case 2:
      return (
        <TextField
          name="l"
          label={t("text.lantern")}
          inputMode="numeric"
          pattern="35[0-9]|1?[0-9]|20"
          required
          defaultValue={choices.lantern === undefined ? "" : ringNumber(choices.lantern)}
        />
      );
    case 3:
      return letterFields.map((field, i) => (
        <ChoiceField
          key={field}
          name={field}
          label={t("text.letter", { place: i + 1 })}
          words={toWords(story.phrases)}
          selectedIndex={choices.letter?.[i]}
        />
      ));
    case 4:
      return <ChoiceField name="g" label={question} words={story.gifts} selectedIndex={choices.gift} />;
    case 5:
      return (
        <>
          <ChoiceField name="v" label={t("text.verb")} words={toWords(story.verbs)} selectedIndex={choices.verb} />
          <ChoiceField name="n" label={t("text.noun")} words={toWords(story.nouns)} selectedIndex={choices.noun} />
        </>
      );
  }
}

const toWords = (texts: readonly string[]): { text: string }[] => texts.map((text) => ({ text }));

function Chapter({ chapter, children }: { chapter: StoryChapter; children: ReactNode }) {
  const t = useMessages<Messages>();
  const { number, name, heading, story, closing } = chapter;
  return (
    <section className={`${css.chapter} rule-above stack-1`}>
      <h2 className={`${css.name} text-aside`}>{t("stage.chapter", { number, name })}</h2>
      <p className={`${css.heading} text-face text-heading text-leading-16`}>{heading.join("")}</p>
      {story.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={`${css.fields} stack-3`}>{children}</div>
      {closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

type ChoiceFieldProps = {
  name: string;
  label: string;
  words: readonly { text: string; line?: string }[];
  selectedIndex: number | undefined;
};

function ChoiceField({ name, label, words, selectedIndex }: ChoiceFieldProps) {
  const t = useMessages<Messages>();
  return (
    <SelectField name={name} label={label} defaultValue={selectedIndex ?? ""} required>
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
