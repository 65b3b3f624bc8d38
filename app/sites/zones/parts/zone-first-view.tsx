import type { ReactNode } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import { FirstView } from "./first-view.tsx";

/** The first view of zones 2 to 5: its scene, its sentence, and the links to its first three sites. */
export function ZoneFirstView({ zone, scene }: { zone: Zone; scene: ReactNode }) {
  const t = useMessages<Messages>();
  const links = zone.doors.slice(0, 3).map(({ path, name }) => ({ path, word: name }));
  return <FirstView words={zone} scene={scene} links={links} linksLabel={t("hub.zone", { kanji: zone.kanji })} />;
}
