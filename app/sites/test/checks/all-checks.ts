import type { VisitorState } from "#app/kits/visitor/visitor-provider.tsx";
import { audio } from "./audio.ts";
import { camera } from "./camera.ts";
import type { Check } from "./check.ts";
import { clipboard } from "./clipboard.ts";
import { clock } from "./clock.ts";
import { inApp } from "./in-app.ts";
import { network } from "./network.ts";
import { share } from "./share.ts";
import { speed } from "./speed.ts";
import { storage } from "./storage.ts";
import { view } from "./view.ts";
import { webgl } from "./webgl.ts";
import { wishes } from "./wishes.ts";

/** Every check, in the order of `checkIds`. */
export const allChecks = (visitorState: (signal: AbortSignal) => Promise<VisitorState>): readonly Check[] => [
  network,
  clock,
  inApp,
  storage(visitorState),
  webgl,
  speed,
  camera,
  audio,
  share,
  clipboard,
  wishes,
  view,
];
