import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

type NamedKind = keyof Messages["room"]["kinds"];

/** What a kind of saved item is called as a thing of the room; one that stands nowhere in it, by its stored name. */
export function useGroupName(): (kind: string) => string {
  const t = useMessages<Messages>();
  return (kind) => (t.has(`room.kinds.${kind as NamedKind}`) ? t(`room.kinds.${kind as NamedKind}`) : kind);
}
