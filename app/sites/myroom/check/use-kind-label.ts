import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** A kind of visitor data that has a label. */
export type DataKind = keyof Messages["check"]["categories"];

/** The label of a kind; one that this page does not know yet is shown by its stored name. */
export function useKindLabel(): (kind: string) => string {
  const t = useMessages<Messages>();
  return (kind) => (t.has(`check.categories.${kind as DataKind}`) ? t(`check.categories.${kind as DataKind}`) : kind);
}
