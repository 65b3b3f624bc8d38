import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PaletteError } from "./use-my-palettes.ts";

/** Describes why a press did not get through, in the hub's own error messages. */
export function useErrorText(): (error: PaletteError) => string {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  return (error) => (error === "unsaved" ? t("unsaved.note") : errorMessages(error.code, error).message);
}
