import { type ComponentType, lazy } from "react";

/** A part that adds something to a floor and comes later. Without a line it stays away: it must not take the floor with it. */
export const lazyOrNothing = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
