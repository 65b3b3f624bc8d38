import type { FormEvent, KeyboardEvent } from "react";
import { Form } from "react-router";
import { writeFacets, type FacetChoice } from "#app/kits/search/facets.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SearchIcon } from "#app/kits/ui/icons/search.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./search-box.module.css";

type SearchBoxProps = {
  query: string;
  choice: FacetChoice;
  onType: (query: string) => void;
  /** True when the phone answers by itself: then nothing is sent. */
  onSubmit: () => boolean;
  onWake: () => void;
  onDown: () => void;
};

/** The one window. A form that works without scripts; with them, it answers while one types. */
export function SearchBox({ query, choice, onType, onSubmit, onWake, onDown }: SearchBoxProps) {
  const t = useWords<Words>();
  const facets = writeFacets(choice);
  function submit(event: FormEvent): void {
    if (onSubmit()) event.preventDefault();
  }
  function move(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDown();
  }
  return (
    <Form role="search" action="/tips" className={css.form} onSubmit={submit} preventScrollReset>
      <label className="visually-hidden" htmlFor="tips-query">
        {t("box.label")}
      </label>
      <div className={css.row}>
        <input
          id="tips-query"
          className={css.input}
          type="search"
          name="q"
          value={query}
          placeholder={t("box.placeholder")}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
          onFocus={onWake}
          onKeyDown={move}
        />
        <Button type="submit" look="line" className={css.go} aria-label={t("box.go")}>
          <SearchIcon />
        </Button>
      </div>
      {facets !== "" && <input type="hidden" name="f" value={facets} />}
    </Form>
  );
}
