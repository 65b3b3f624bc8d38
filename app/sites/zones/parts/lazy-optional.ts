import { type ComponentType, lazy } from "react";

/** A part that adds something to a zone and loads later. Without a connection it stays away: it must not break the zone. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
