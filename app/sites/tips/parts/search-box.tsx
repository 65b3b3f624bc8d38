import type { FormEvent, KeyboardEvent } from "react";
import { Form } from "react-router";
import { formatFacets, type FacetChoice } from "#app/kits/search/facets.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SearchIcon } from "#app/kits/ui/icons/search.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./search-box.module.css";

type SearchBoxProps = {
  query: string;
  choice: FacetChoice;
  onType: (query: string) => void;
  /** True when the phone answers by itself: then nothing is sent. */
  onSubmit: () => boolean;
  onFocusSearch: () => void;
  onArrowDown: () => void;
};

/** The one window. A form that works without scripts; with them, it answers while one types. */
export function SearchBox({ query, choice, onType, onSubmit, onFocusSearch, onArrowDown }: SearchBoxProps) {
  const t = useMessages<Messages>();
  const facets = formatFacets(choice);
  function submit(event: FormEvent): void {
    if (onSubmit()) event.preventDefault();
  }
  function move(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onArrowDown();
  }
  return (
    <Form role="search" action="/tips" className="stack-2" onSubmit={submit} preventScrollReset>
      <label className="visually-hidden" htmlFor="tips-query">
        {t("box.label")}
      </label>
      <div className={`${css.row} stack-2`}>
        <input
          id="tips-query"
          className={`${css.input} boxed on-soot text-bright wide`}
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
          onFocus={onFocusSearch}
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
