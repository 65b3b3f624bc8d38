import { type ComponentType, lazy } from "react";

/** A part that adds something to a zone and loads later. Without a connection it stays away: it must not break the zone. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

/**
 * A part that the server draws and whose script comes later. Without a connection what the server drew stays as it is, with
 * its links: it must not be taken away.
 */
export const lazyScript = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => {})) }));
