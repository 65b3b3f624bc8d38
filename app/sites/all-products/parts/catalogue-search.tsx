"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery, searchPairs } from "../rules/catalogue-query.ts";
import css from "./catalogue-tools.module.css";

/** A form of one field: what it is called, its number, its colour. Without scripts it is sent as it stands. */
export function CatalogueSearch({ query }: { query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const rest = { ...query, q: null, p: null };
  const field = useRef<HTMLInputElement>(null);
  const shownText = useRef(query.q ?? "");

  // What is being typed while an answer is on its way stays: the field follows the address as long as it says the same.
  useEffect(() => {
    if (field.current?.value === shownText.current) field.current.value = query.q ?? "";
    shownText.current = query.q ?? "";
  }, [query.q]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate(catalogueAddress({ ...rest, q }), { preventScrollReset: true });
  }

  return (
    <form className={`${css.search} pad-side-3 flex`} action="/all-products" role="search" onSubmit={onSubmit}>
      {searchPairs(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
        className="input-box"
        type="search"
        name="q"
        maxLength={80}
        defaultValue={query.q ?? ""}
        placeholder={t("tools.searchHint")}
        aria-label={t("tools.search")}
      />
      <button className="boxed target-box text-strong">{t("tools.find")}</button>
    </form>
  );
}
