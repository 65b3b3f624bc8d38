"use no memo"; // Part of the first view: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./controls.module.css";

/**
 * Fetches a part of the bench. Without a network it waits for one instead of failing: a page that falls away would take the
 * mascara with it. What cannot be fetched even then comes with the page itself, which has the recipe in its address.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return load().catch(() => {
      location.reload();
      return new Promise<Part>(() => {});
    });
  }
}

/** Stands where a part will be, and says what it waits for. */
export function PartPlaceholder() {
  const t = useMessages<Messages>();
  return (
    <p className={`${css.waiting} text-body`} role="status">
      {!navigator.onLine && t("finish.away")}
    </p>
  );
}
